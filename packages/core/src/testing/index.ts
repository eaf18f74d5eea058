/** Builders and generators for tests; never imported by production code. */
export { damagedBytesArbitrary } from "./session-arbitrary.ts";
export { call, type EntryFields, SessionBuilder } from "./session-builder.ts";
