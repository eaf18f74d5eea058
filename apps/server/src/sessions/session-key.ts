import { createHash } from "node:crypto";

const KEY = /^[A-Za-z0-9_-]{22}$/;

/** 132 bits that name a session file: the same after every start, and no way back to the path. */
export function sessionKey(root: string, relativePath: string): string {
  const hash = createHash("sha256").update(`${root}\0${relativePath}`);
  return hash.digest("base64url").slice(0, 22);
}

export function isSessionKey(text: string): boolean {
  return KEY.test(text);
}
