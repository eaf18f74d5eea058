import type { Place } from "../sessions/files.ts";
import type { Glanced } from "../sessions/glance-files.ts";
import type { CacheOptions } from "./facts-cache.ts";
import type { FileState } from "./read-session.ts";
import type { SessionReading, WholeReading } from "./session-reading.ts";

/** What the reading thread is started with. */
export interface ThreadSettings {
  readonly cache: CacheOptions | undefined;
}

/** What the server asks of the thread that reads. */
export type ThreadRequest =
  | {
      readonly kind: "read";
      readonly job: number;
      /** Open in this process until the answer is there. */
      readonly fd: number;
      readonly state: FileState;
      /** Only what the list says of it is wanted. */
      readonly listOnly: boolean;
    }
  | { readonly kind: "glance"; readonly job: number; readonly places: readonly Place[] }
  | { readonly kind: "cancel"; readonly job: number };

/** What it answers. */
export type ThreadAnswer =
  | { readonly kind: "reading"; readonly job: number; readonly reading: SessionReading | undefined }
  | { readonly kind: "whole"; readonly job: number; readonly whole: WholeReading | undefined }
  | { readonly kind: "glances"; readonly job: number; readonly glances: Glanced[] }
  | {
      readonly kind: "failed";
      readonly job: number;
      readonly name: string;
      readonly message: string;
    }
  /** A failure that stopped nothing. */
  | { readonly kind: "report"; readonly message: string };
