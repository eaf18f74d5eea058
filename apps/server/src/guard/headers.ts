import type { MiddlewareHandler } from "hono";

const PAGE_POLICY = [
  "default-src 'none'",
  // The scanner of session files is WebAssembly; nothing else may be made of text or bytes.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  // React Flow and virtual lists place things by style attributes.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

// Session bytes, blobs and artifacts are hostile: opened on their own they must be able to do nothing.
const DATA_POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'";

const always = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  // For browsers that do not know frame-ancestors.
  "X-Frame-Options": "DENY",
};

/** On every answer, refusals and failures included. None of them ever shares anything with other origins. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const isData = c.req.path === "/api" || c.req.path.startsWith("/api/");
  c.header("Content-Security-Policy", isData ? DATA_POLICY : PAGE_POLICY);
  for (const [name, value] of Object.entries(always)) c.header(name, value);
  if (isData && !c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
};
