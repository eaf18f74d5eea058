// Texts that were written to get out of where they belong.

const RUNS = "window.__pwned=1";
const PAGE = Buffer.from(`<script>${RUNS}</script>`).toString("base64");

export const links = [
  `[one](javascript:${RUNS})`,
  `[two](jAvAsCrIpT:${RUNS})`,
  `[three](java&#10;script:${RUNS})`,
  `[four](<java\tscript:${RUNS}>)`,
  "[five](vbscript:msgbox)",
  `[six](data:text/html;base64,${PAGE})`,
  `[seven](javascript&colon;${RUNS})`,
  `![eight](javascript:${RUNS})`,
  `<javascript:${RUNS}>`,
  `[nine][ref]\n\n[ref]: javascript:${RUNS}`,
  '[chart](https://charts.example.org/bay?x=1&y=2 "the bay")',
  "[keeper](mailto:keeper@example.org)",
  "[inside](#e1)",
].join("\n\n");

export const markup = [
  'Read <page no="7">torn words</page>',
  "<style>body{visibility:hidden}</style>",
  `<script>${RUNS}</script>`,
  `<img src=x onerror="${RUNS}">`,
  `<svg onload="${RUNS}"></svg>`,
  `<iframe srcdoc="<script>parent.__pwned=1</script>"></iframe>`,
  `<object data="x"></object><embed src="x">`,
  `<details open ontoggle="${RUNS}">more</details>`,
  `<form action="https://example.org"><input name="q"></form> last words`,
].join("");

/** Gets out of an attribute, where it ends up in one unescaped. */
export const BREAKS_OUT = `"><img src=x onerror=${RUNS}>`;

export const terminal =
  "\u001b[31mport\u001b[0m \u001b[1;38;5;39mstarboard\u001b[m \u001b]0;another title\u0007bow " +
  "\u001b]8;;https://example.org\u001b\\anchor\u001b]8;;\u001b\\ 30%\r60%\rdocked xyz\b\bQ " +
  "\u001b[2K\u001b[1Gmoored \u202etxt.exe\u202c <i>upright</i>";
