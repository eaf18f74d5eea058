import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Shown in the place of what failed. */
  renderError(error: Error, retry: () => void): ReactNode;
  /** When it changes, what failed is tried again. */
  readonly resetKey?: unknown;
}

interface ErrorBoundaryState {
  readonly error: Error | undefined;
  readonly resetKey: unknown;
}

/** One part of the page can fail without taking the others along. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(reason: unknown): Partial<ErrorBoundaryState> {
    return { error: reason instanceof Error ? reason : new Error(String(reason)) };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { error: undefined, resetKey };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return this.props.renderError(error, () => this.setState({ error: undefined }));
  }
}
