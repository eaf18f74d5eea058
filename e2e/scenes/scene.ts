import type { Page } from "@playwright/test";

/** A state of the page that is looked at: by people in a picture, by axe, or by both. */
export interface Scene {
  readonly name: string;
  readonly size?: "desk" | "phone";
  /** A server that found no sessions. */
  readonly isEmpty?: boolean;
  /** Leads from the list to the state. */
  show(page: Page): Promise<void>;
}
