import type { AnchorHTMLAttributes, MouseEvent, Ref } from "react";
import { navigate } from "./navigation.ts";
import { buildUrl, type UrlState } from "./url-state.ts";

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  readonly to: UrlState;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link within the page. New tabs and windows are left to the browser. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || event.button !== 0 || !isPlain) return;
    event.preventDefault();
    navigate(to);
  }
  return <a {...rest} href={buildUrl(to)} onClick={follow} />;
}
