import type { Places, PlainFacts, TextData } from "@leafwalk/core";

/** What the page asks of the worker that reads files. */
export type WorkerRequest =
  | {
      readonly kind: "read";
      readonly job: number;
      readonly file: Blob;
      /** Whether the facts are to have them. */
      readonly previews: boolean;
    }
  | {
      readonly kind: "previews";
      readonly job: number;
      readonly file: Blob;
      readonly places: Places;
    }
  | { readonly kind: "cancel"; readonly job: number };

/** What it answers: progress, and then one of the others. The memory of `facts` is handed over and not copied. */
export type WorkerAnswer =
  | {
      readonly kind: "progress";
      readonly job: number;
      readonly bytes: number;
      readonly total: number;
      readonly entries: number;
    }
  | { readonly kind: "facts"; readonly job: number; readonly facts: PlainFacts }
  | { readonly kind: "previews"; readonly job: number; readonly texts: TextData }
  | {
      readonly kind: "failed";
      readonly job: number;
      readonly name: string;
      readonly message: string;
    };
