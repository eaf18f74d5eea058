// Which links of a session's text may be links here. Session text is written by models, tools and web
// pages: what counts is where the browser would go, not what the text looks like.

const allowed = new Set(["http:", "https:", "mailto:"]);

/** The address that a link leads to; undefined for anything but absolute http, https and mailto. */
export function safeHref(href: string): string | undefined {
  // The parser drops tabs, newlines and the like as a browser does, before the scheme is looked at.
  const url = URL.canParse(href) ? new URL(href) : undefined;
  return url && allowed.has(url.protocol) ? url.href : undefined;
}
