/** Builders and generators for tests; never imported by production code. */
export { call, type EntryFields, SessionBuilder } from "./session-builder.ts";
