import { spawn } from "node:child_process";

const openers: Partial<Record<NodeJS.Platform, readonly [command: string, ...args: string[]]>> = {
  darwin: ["open"],
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
};

/** Opens an address in the user's browser; where there is none, the address was printed. */
export function openBrowser(url: string): void {
  const [command, ...args] = openers[process.platform] ?? ["xdg-open"];
  const browser = spawn(command, [...args, url], { detached: true, stdio: "ignore" });
  browser.on("error", () => console.error(`leafwalk: no browser could be opened (${command})`));
  browser.unref();
}
