/** What the markup of a session must and must not hold, on every tab. */
export interface DomExpectations {
  readonly everyAnchorProtocolIn?: readonly string[];
  /** Addresses that stay links. */
  readonly anchorsToKeep?: readonly string[];
  readonly noElements?: readonly string[];
  /** Each text stands in the page once for each entry. */
  readonly inEachEntryText?: readonly string[];
  readonly textMustContain?: readonly string[];
  readonly textMustNotContain?: readonly string[];
  readonly documentTitleUnchanged?: boolean;
  readonly nodesMountedAtMost?: number;
  readonly textNodesAtMostChars?: number;
}

/**
 * What the page must show of a session, in the words that the cases in ../shared use too. Entries are
 * named by their ids.
 */
export interface Expectations {
  readonly entries?: number;
  readonly texts?: Readonly<Record<string, string>>;
  readonly mustShowText?: readonly string[];
  readonly mustNotRender?: readonly string[];
  readonly noErrorBanner?: boolean;
  /** Each of them is in the tree, once. */
  readonly treeNodeIds?: readonly string[];
  /** Siblings in the order of the file. */
  readonly children?: Readonly<Record<string, readonly string[]>>;
  /** In the tree, but neither in the context nor in the transcript. */
  readonly offPath?: readonly string[];
  /** The context starts behind a parent that the file does not hold. */
  readonly contextIncomplete?: { readonly missingParent: string };
  /** When the list says that the session was last active. */
  readonly lastMessage?: string;
  /** Sent to the model, and not shown by the agent itself. */
  readonly hiddenInTui?: readonly string[];
  readonly usageUnknown?: readonly string[];
  /** Texts, and calls by their ids, in the order in which they stand in their entry. */
  readonly renderOrder?: readonly string[];
  readonly visibleLabels?: Readonly<Record<string, string>>;
  readonly list?: {
    readonly nameMustNotContain?: readonly string[];
    readonly singleLine?: boolean;
  };
  /** Entries on the path. */
  readonly depth?: number;
  readonly dom?: DomExpectations;
}

export interface SessionCase {
  readonly name: string;
  readonly text: string;
  readonly expect: Expectations;
}
