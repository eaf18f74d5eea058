import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

// happy-dom's fetch opens real connections. A test that needs answers stubs its own over this one.
beforeEach(() => {
  vi.stubGlobal("fetch", (input: unknown) =>
    Promise.reject(new Error(`a test made a request nobody answers: ${String(input)}`)),
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
