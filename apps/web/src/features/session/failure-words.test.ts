import { describe, expect, it } from "vitest";
import { RequestFailed, ServerUnreachable } from "../../api/client.ts";
import { wordsForFailure } from "./failure-words.ts";

describe("wordsForFailure", () => {
  it("has words for what the server says, and its own words for the rest", () => {
    const title = (error: Error) => wordsForFailure(error).title;
    expect(title(new RequestFailed(404, "not-found", "x"))).toBe("There is no such session");
    expect(title(new ServerUnreachable({}))).toBe("The Leafwalk server does not answer");
    expect(wordsForFailure(new RequestFailed(500, "toString", "x")).text).toBe("x");
  });
});
