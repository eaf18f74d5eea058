/** How much a diagnostic costs the reader: something is lost, something was repaired or is suspicious, for information. */
export type Severity = "error" | "warning" | "info";

/** The closed list of codes (FORMAT §6) with severity, what Leafwalk did about it, and the odd field where it is one. */
export const diagnosticKinds = {
  "malformed-line": { severity: "error", did: "Left out; reading goes on behind it" },
  "empty-file": { severity: "error", did: "There is nothing to show" },
  "not-a-session": { severity: "error", did: "Nothing of it is shown as a session" },
  "nul-bytes": { severity: "error", did: "Stepped over the run; what follows it is read" },
  "missing-header": { severity: "warning", did: "Read without a header" },
  "header-not-first": { severity: "warning", did: "Used the header where it stands" },
  "duplicate-header": { severity: "warning", did: "Kept the first header" },
  "newer-version": { severity: "warning", did: "Read as version 3", field: "version" },
  "truncated-tail": {
    severity: "warning",
    did: "Waiting for the rest; it may still be being written",
  },
  "multiple-records-on-line": { severity: "warning", did: "Read every record on the line" },
  "torn-record-salvaged": {
    severity: "warning",
    did: "Read the whole record, left out the torn start",
  },
  "record-spans-lines": { severity: "warning", did: "Joined the lines" },
  "not-an-object": { severity: "warning", did: "Left out" },
  "missing-type": {
    severity: "warning",
    did: "Kept as an entry of no known type where it has an id",
  },
  "missing-id": { severity: "warning", did: "Gave it an id made from its position" },
  "missing-message": {
    severity: "warning",
    did: "Kept in the tree; there is nothing to send",
    field: "message",
  },
  "bad-timestamp": {
    severity: "warning",
    did: "Ordered by the entry before it",
    field: "timestamp",
  },
  "duplicate-id": {
    severity: "warning",
    did: "Kept both; children hang on the nearest one before them",
    field: "id",
  },
  "missing-parent": { severity: "warning", did: "Made it a root", field: "parentId" },
  "parent-cycle": {
    severity: "warning",
    did: "Cut the cycle here and made it a root",
    field: "parentId",
  },
  "first-kept-not-on-path": {
    severity: "warning",
    did: "Nothing from before the compaction is kept",
    field: "firstKeptEntryId",
  },
  "label-target-missing": {
    severity: "warning",
    did: "Listed, but drawn on nothing",
    field: "targetId",
  },
  "missing-blob": { severity: "warning", did: "Shown as kept outside this file" },
  "unknown-type": { severity: "info", did: "Shown with its JSON, never sent", field: "type" },
  "orphan-tool-result": {
    severity: "info",
    did: "Shown and sent as it is",
    field: "toolCallId",
  },
} as const satisfies Record<string, { severity: Severity; did: string; field?: string }>;

/** Names what is wrong; the wording may change, the code does not. */
export type DiagnosticCode = keyof typeof diagnosticKinds;

/** Something wrong in a file. */
export interface Diagnostic {
  /** 1-based; 0 means the file as a whole. */
  readonly line: number;
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  /** What is wrong, in a sentence without advice. */
  readonly message: string;
  readonly entryId?: string;
  /** Position of the entry concerned. */
  readonly position?: number;
  /** The bytes concerned, where they belong to no entry. */
  readonly span?: { readonly offset: number; readonly length: number };
}

export function diagnose(
  code: DiagnosticCode,
  line: number,
  message: string,
  about: Pick<Diagnostic, "entryId" | "position" | "span"> = {},
): Diagnostic {
  return { line, code, severity: diagnosticKinds[code].severity, message, ...about };
}

/** What Leafwalk did instead, in words. */
export function describeRepair(code: DiagnosticCode): string {
  return diagnosticKinds[code].did;
}

/** Name of the field that a diagnostic is about, undefined where it is about the whole record or bytes. */
export function oddFieldOf(code: DiagnosticCode): string | undefined {
  const kind: { readonly did: string; readonly field?: string } = diagnosticKinds[code];
  return kind.field;
}
