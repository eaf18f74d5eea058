// The browser's history is the router: three screens and one table of values need no library. What one
// would add (nested routes, loaders, its own search-parameter types) is what url-state.ts already says.

import { useSyncExternalStore } from "react";
import { buildUrl, type ParsedUrl, parseUrl, type UrlFields, type UrlState } from "./url-state.ts";

const listeners = new Set<() => void>();
let current: { readonly href: string; readonly parsed: ParsedUrl } | undefined;

/** What the address says now; the same object until it changes. */
export function currentUrl(): ParsedUrl {
  const { href, pathname, search } = window.location;
  if (current?.href !== href) current = { href, parsed: parseUrl(pathname, search) };
  return current.parsed;
}

/** Goes to a state. "replace" leaves no step to come back to: for what follows the reader's eyes. */
export function navigate(state: UrlState, how: "push" | "replace" = "push"): void {
  const url = buildUrl(state);
  const { pathname, search } = window.location;
  if (url === pathname + search) return;
  if (how === "push") window.history.pushState(null, "", url);
  else window.history.replaceState(null, "", url);
  tell();
}

/** Changes some values of the present screen. */
export function changeUrl(change: Partial<UrlFields>, how: "push" | "replace" = "push"): void {
  navigate({ ...currentUrl().state, ...change }, how);
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("popstate", tell);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("popstate", tell);
  };
}

export function useUrl(): ParsedUrl {
  return useSyncExternalStore(subscribe, currentUrl);
}
