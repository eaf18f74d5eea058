// What reading keeps of one entry. Everything the tree, the context plan, the cards and the list need is
// here; everything else stays in the file and is read on demand (DESIGN §1).

/** Bits of the `flags` column. */
export const Flag = {
  /** `parentId` is absent or no string: not the same as null where an id was minted. */
  noParentField: 1 << 0,
  missingType: 1 << 1,
  missingMessage: 1 << 2,
  badTimestamp: 1 << 3,
  /** A tool result that failed. */
  isError: 1 << 4,
  /** An execution the user kept out of the context. */
  excluded: 1 << 5,
  /** An assistant turn that a retry made good. */
  retryRecovery: 1 << 6,
  /** An assistant turn that ended in an error before any output. */
  emptyError: 1 << 7,
  hasImage: 1 << 8,
  hasThinking: 1 << 9,
  /** Refers to a blob outside the file. */
  hasBlob: 1 << 10,
  emptySummary: 1 << 11,
  /** A custom message whose content is neither text nor blocks. */
  badContent: 1 << 12,
  /** A custom message the agent's own screen hides. */
  hidden: 1 << 13,
  /** A compaction whose history the provider keeps. */
  remoteCompaction: 1 << 14,
  /** A compaction that carries the whole system prompt. */
  systemCheckpoint: 1 << 15,
  /** Made by an extension or hook. */
  fromExtension: 1 << 16,
  /** A role nobody has documented. */
  unknownRole: 1 << 17,
  /** A context_edit that omits its target. */
  editOmits: 1 << 18,
  /** A mention that names no file: there is nothing to send of it. */
  nothingToSend: 1 << 19,
  /** The content holds no text: the preview stands for something else. */
  noText: 1 << 20,
  /** Records the system prompt or the tools, whole or a change of them. */
  recordsPrompt: 1 << 21,
} as const;

/** Why an assistant turn ended; "" where the entry says nothing or is no assistant turn. */
export const stopReasons = ["", "stop", "length", "toolUse", "error", "aborted", "other"] as const;
export type StopReason = (typeof stopReasons)[number];

/** A tool call of an assistant turn. */
export interface ToolCallFact {
  readonly id: string;
  readonly name: string;
}

/** Tokens and cost of one model call. A field that the file lacks is absent: unknown, not zero. */
export interface Usage {
  readonly input?: number;
  readonly output?: number;
  readonly cacheRead?: number;
  readonly cacheWrite?: number;
  readonly totalTokens?: number;
  /** In US dollars, as the agent reckoned it. */
  readonly cost?: number;
}

/** Facts that only some entries have. Plain JSON, so that they travel as they are. */
export interface RareFacts {
  /** Tool calls of an assistant turn, in order. */
  readonly calls?: readonly ToolCallFact[];
  /** How many blocks of an assistant turn stay when all its calls are taken out (redacted thinking goes with them). */
  readonly otherBlocks?: number;
  /** The call a tool result answers. */
  readonly callId?: string;
  readonly toolName?: string;
  /** Lines added and removed by a tool result's diff. */
  readonly edit?: readonly [added: number, removed: number];
  /** Entry that a label, a context_edit, a compaction (first kept) or a branch summary (from) points at. */
  readonly target?: string;
  /** First kept record of a version 1 compaction, counted over readable records with the header as 0. */
  readonly keptIndex?: number;
  readonly replayThrough?: string;
  /** Text of a label; "" clears it. */
  readonly label?: string;
  /** "provider/model" that was chosen, and for which role. */
  readonly model?: string;
  readonly modelRole?: string;
  /** "provider/model" that answered. */
  readonly answeredBy?: string;
  readonly thinkingLevel?: string;
  readonly mode?: string;
  /** The tier that was chosen; "" where that was taken back. */
  readonly serviceTier?: string;
  readonly rules?: readonly string[];
  readonly customType?: string;
  /** The name of a session_info or title_change. */
  readonly name?: string;
  /** The agent that a session_init started. */
  readonly agent?: string;
  readonly tokensBefore?: number;
  readonly tokensAfter?: number;
  /** Error text of a failed turn, at most 160 characters. */
  readonly error?: string;
  /** Exit code of an execution. */
  readonly exitCode?: number;
  /** Blobs the entry refers to: SHA-256 in hex. */
  readonly blobs?: readonly string[];
  /** Artifacts the entry refers to, by the name after `artifact://`. */
  readonly artifacts?: readonly string[];
  readonly usage?: Usage;
}

/** The facts of one entry while they are collected; declarations fill in what is theirs. */
export interface FactsDraft {
  role: string;
  /** `message.timestamp` in milliseconds since 1970, NaN if absent. */
  messageTime: number;
  flags: number;
  stop: StopReason;
  /** One line of at most 160 characters that stands for the entry. */
  preview: string;
  rare: { -readonly [K in keyof RareFacts]: RareFacts[K] };
}

export function newDraft(): FactsDraft {
  return { role: "", messageTime: Number.NaN, flags: 0, stop: "", preview: "", rare: {} };
}
