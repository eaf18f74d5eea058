import { DemoSession, text } from "./demo-session.ts";

/** What crashes, full disks and two writers leave behind; the rest of it still reads. */
export function damaged(): string {
  const demo = new DemoSession({
    id: "c4a9d11e80b6470f",
    cwd: "/home/ada/lantern",
    started: "2026-01-27T16:20:00.000Z",
    model: "acme/opal-2",
    fields: { title: "A damaged file" },
  });
  demo.start();
  demo.user("Split the release script into steps that can be run again.");
  const first = demo.call(
    "read",
    { path: "tools/release.sh" },
    "#!/bin/sh\nset -e\nnpm version $1\nnpm publish\ngit push --tags",
    { before: [text("I will read the script.")] },
  );
  // The disk was full: half a record, and the next one behind it on the same line.
  demo.raw(
    '{"type":"message","id":"5f0c11d2","parentId":"7a{"type":"message","id":"91b0c3aa","parentId":"' +
      first +
      '","timestamp":"2026-01-27T16:24:10.000Z","message":{"role":"assistant","content":[{"type":"text","text":"Four steps: version, tag, publish, push."}],"provider":"acme","model":"opal-2","stopReason":"stop"}}',
  );
  demo.goTo("91b0c3aa");
  demo.user("Step 4 has to check that the tag exists.");
  demo.raw("{this line was never JSON");
  // Two writers at once: two records without a line end between them.
  demo.raw(
    '{"type":"label","id":"aa00bb01","parentId":"91b0c3aa","timestamp":"2026-01-27T16:26:00.000Z","targetId":"91b0c3aa","label":"four steps"}' +
      '{"type":"label","id":"aa00bb02","parentId":"aa00bb01","timestamp":"2026-01-27T16:26:01.000Z","targetId":"deadbeef","label":"on nothing"}',
  );
  demo.edit(
    "tools/release.sh",
    '--- a/tools/release.sh\n+++ b/tools/release.sh\n@@ -4,2 +4,3 @@\n npm publish\n-git push --tags\n+git rev-parse "v$1" >/dev/null || exit 1\n+git push origin "v$1"',
  );
  demo.line({
    type: "message",
    id: "0badf00d",
    parentId: "00000000",
    timestamp: "not a time",
    message: { role: "user", content: "My parent was lost, and nobody knows when I was written." },
  });
  demo.line({ type: "weather_report", id: "77aa77aa", parentId: "0badf00d", sky: "clear" });
  demo.goTo("77aa77aa");
  demo.result("call_of_nobody", "bash", "The call that I answer is not in this file.");
  demo.assistant([text("Step 4 now checks that the tag exists before it pushes.")]);
  // The machine went down in the middle of the last line.
  return `${demo}{"type":"message","id":"e0e0e0e0","parentId":"77aa77aa","timestamp":"2026-01-27T16:31:00.000Z","message":{"role":"assis`;
}
