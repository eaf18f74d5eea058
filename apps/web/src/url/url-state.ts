import { type FieldType, oneOf, text, wholeNumber } from "./field-types.ts";
import { buildPath, type Place, parsePath } from "./place.ts";

/** By whose rules the context is built: what omp sends, or what the format's description says. */
export type RulesChoice = "llm" | "documented";

const tabs = ["tree", "context", "transcript", "raw"] as const;
export type Tab = (typeof tabs)[number];

const sorts = ["activity", "size", "title", "entries", "branches", "cost"] as const;
export type Sort = (typeof sorts)[number];

export const cardFilters = ["all", "no-tools", "user", "failures", "edits", "labelled"] as const;
export type CardFilter = (typeof cardFilters)[number];

const statuses = [
  "complete",
  "interrupted",
  "aborted",
  "error",
  "pending",
  "unknown",
  "unread",
] as const;
export type Status = (typeof statuses)[number];

/** Everything of the page that can be shared. undefined stands for a choice that was not made. */
export interface UrlFields {
  /** Key of the entry whose context is shown; the file's last entry where undefined. */
  readonly leaf: string | undefined;
  /** Key of the entry that is looked at. */
  readonly entry: string | undefined;
  /** Offset of what stands in the file and is no entry, while that is looked at. */
  readonly byte: number | undefined;
  /** Which view of the session shows; "tree" means something only where there is room for one panel. */
  readonly tab: Tab;
  readonly rules: RulesChoice;
  /** Which cards the tree draws. */
  readonly cards: CardFilter;
  /** What is looked for in the session; "" for nothing. */
  readonly find: string;
  /** A project's folder; "" for sessions that record none. */
  readonly project: string | undefined;
  readonly agent: string | undefined;
  readonly show: "all" | "live" | "diagnostics";
  /** How the sessions of the list ended. */
  readonly status: Status | undefined;
  readonly sort: Sort;
  /** Words to filter the list by. */
  readonly words: string;
}

export interface UrlState extends UrlFields {
  readonly place: Place;
}

interface Field<T> {
  /** Name in the address. */
  readonly key: string;
  readonly type: FieldType<NonNullable<T>>;
  readonly default: T;
  readonly screens: readonly Place["screen"][];
}

const onSession: readonly Place["screen"][] = ["session", "local"];
const onList: readonly Place["screen"][] = ["list"];

// The whole table: parse, build and "is default" all derive from it.
const fields: { readonly [Name in keyof UrlFields]: Field<UrlFields[Name]> } = {
  leaf: { key: "leaf", type: text, default: undefined, screens: onSession },
  entry: { key: "entry", type: text, default: undefined, screens: onSession },
  byte: { key: "byte", type: wholeNumber, default: undefined, screens: onSession },
  tab: { key: "tab", type: oneOf(tabs), default: "context", screens: onSession },
  rules: {
    key: "rules",
    type: oneOf(["llm", "documented"]),
    default: "llm",
    screens: onSession,
  },
  cards: { key: "cards", type: oneOf(cardFilters), default: "all", screens: onSession },
  find: { key: "find", type: text, default: "", screens: onSession },
  project: { key: "project", type: text, default: undefined, screens: onList },
  agent: { key: "agent", type: text, default: undefined, screens: onList },
  show: {
    key: "show",
    type: oneOf(["all", "live", "diagnostics"]),
    default: "all",
    screens: onList,
  },
  status: { key: "status", type: oneOf(statuses), default: undefined, screens: onList },
  sort: { key: "sort", type: oneOf(sorts), default: "activity", screens: onList },
  words: { key: "q", type: text, default: "", screens: onList },
};
// Object.keys forgets the names it lists.
const fieldNames = Object.keys(fields) as (keyof UrlFields)[];

/** A value of the address that means nothing here; its default was taken. */
interface UrlProblem {
  readonly key: string;
  readonly value: string;
}

export interface ParsedUrl {
  readonly state: UrlState;
  readonly problems: readonly UrlProblem[];
}

/** The state of a place with every other choice at its default. */
export function stateAt(place: Place, given: Partial<UrlFields> = {}): UrlState {
  const state: Record<string, unknown> = { place };
  for (const name of fieldNames) state[name] = given[name] ?? fields[name].default;
  // Filled from the table above, which has exactly the fields of UrlFields.
  return state as unknown as UrlState;
}

function isDefault<Name extends keyof UrlFields>(name: Name, value: UrlFields[Name]): boolean {
  return fields[name].default === value;
}

export function parseUrl(path: string, search: string): ParsedUrl {
  const place = parsePath(path);
  const query = new URLSearchParams(search);
  const given: Record<string, unknown> = {};
  const problems: UrlProblem[] = [];
  for (const name of fieldNames) {
    const { key, type, screens } = fields[name];
    const value = query.get(key);
    if (value === null || !screens.includes(place.screen)) continue;
    given[name] = type.read(value);
    if (given[name] === undefined) problems.push({ key, value });
  }
  // Each value was read by the type of its own field.
  return { state: stateAt(place, given as Partial<UrlFields>), problems };
}

export function buildUrl(state: UrlState): string {
  const query = new URLSearchParams();
  for (const name of fieldNames) put(query, name, state);
  const path = buildPath(state.place);
  return query.size > 0 ? `${path}?${query}` : path;
}

function put<Name extends keyof UrlFields>(
  query: URLSearchParams,
  name: Name,
  state: UrlState,
): void {
  const field: Field<UrlFields[Name]> = fields[name];
  const value = state[name];
  if (value === undefined || isDefault(name, value)) return;
  if (!field.screens.includes(state.place.screen)) return;
  query.set(field.key, field.type.write(value));
}
