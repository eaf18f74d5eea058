import type { PlainFacts } from "@leafwalk/core";

/** What the page asks of the worker that reads files. */
export type WorkerRequest =
  | { readonly kind: "read"; readonly job: number; readonly file: Blob }
  | { readonly kind: "cancel"; readonly job: number };

/** What it answers. The memory of `facts` is handed over and not copied. */
export type WorkerAnswer =
  | {
      readonly kind: "progress";
      readonly job: number;
      readonly bytes: number;
      readonly total: number;
      readonly entries: number;
    }
  | { readonly kind: "facts"; readonly job: number; readonly facts: PlainFacts }
  | {
      readonly kind: "failed";
      readonly job: number;
      readonly name: string;
      readonly message: string;
    };
