// The reading worker out of the source: a worker inherits nothing of what compiles the tests.
import { register } from "tsx/esm/api";

register();
await import("../src/reading/reading-worker.ts");
