import { Component, type ReactNode } from "react";

interface EntryBoundaryProps {
  /** Drawn instead when drawing fails. */
  fallback(error: Error): ReactNode;
  readonly children: ReactNode;
}

/** Whatever an entry holds, only that entry fails to be drawn: never the page. */
export class EntryBoundary extends Component<EntryBoundaryProps, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(reason: unknown): { error: Error } {
    return { error: reason instanceof Error ? reason : new Error(String(reason)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.fallback(error) : this.props.children;
  }
}
