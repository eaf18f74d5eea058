import { Hono } from "hono";
import type { ErrorBody } from "./api-types.ts";
import { answerError } from "./errors.ts";
import { securityHeaders } from "./guard/headers.ts";
import { onlyOwnHost } from "./guard/hosts.ts";
import { onlyReading } from "./guard/methods.ts";
import { onlyOwnPage, onlyVisitors } from "./guard/origins.ts";
import type { Page } from "./page/page.ts";
import { artifactRoutes } from "./routes/artifacts.ts";
import { blobRoutes } from "./routes/blobs.ts";
import { bodyRoutes } from "./routes/bodies.ts";
import { factsRoutes } from "./routes/facts.ts";
import { healthRoutes } from "./routes/health.ts";
import { pageRoutes } from "./routes/page.ts";
import { previewRoutes } from "./routes/previews.ts";
import { rawRoutes } from "./routes/raw.ts";
import { sessionRoutes } from "./routes/sessions.ts";
import type { Library } from "./sessions/library.ts";

export interface AppOptions {
  readonly library: Library;
  readonly page: Page;
  /** The port that the server listens on, which is known only once it does. */
  readonly port: () => number;
  readonly version: string;
  /** Told of failures that nobody foresaw. */
  readonly report?: (error: Error) => void;
}

export function createApp({ library, page, port, version, report = console.error }: AppOptions) {
  const app = new Hono();
  app.onError((error, c) => answerError(error, c, report));
  app.notFound((c) =>
    c.json<ErrorBody>({ error: { code: "not-found", message: "Nothing is here" } }, 404),
  );
  app.use(securityHeaders, onlyOwnHost(port));
  app.use("/api/*", onlyOwnPage);
  for (const path of ["/api/healthz", "/api/sessions", "/api/sessions/*"]) {
    app.use(path, onlyReading);
  }
  const routes = app
    .route("/api/healthz", healthRoutes(library, version))
    .route("/api/sessions", sessionRoutes(library))
    .route("/api/sessions", factsRoutes(library, version))
    .route("/api/sessions", bodyRoutes(library, version))
    .route("/api/sessions", previewRoutes(library, version))
    .route("/api/sessions", rawRoutes(library))
    .route("/api/sessions", blobRoutes(library))
    .route("/api/sessions", artifactRoutes(library));
  app.all("/api/*", (c) => c.notFound());
  app.use(onlyVisitors);
  app.route("/", pageRoutes(page));
  return routes;
}

/** For the page's typed client. */
export type AppType = ReturnType<typeof createApp>;
