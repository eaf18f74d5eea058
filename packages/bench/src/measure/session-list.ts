import { setTimeout as wait } from "node:timers/promises";

/** Of the server's answer only what is measured here. */
interface ListPage {
  readonly sessions: readonly { readonly key: string; readonly cwd: string | null }[];
  readonly cursor: string | null;
  readonly total: number;
  readonly pending: number;
}

export async function firstPage(url: string): Promise<ListPage> {
  return ask(`${url}/api/sessions`);
}

/** How many sessions of all pages have their cheap columns, and how many there are. */
async function countKnown(url: string): Promise<{ known: number; total: number }> {
  let known = 0;
  let page = await firstPage(url);
  for (;;) {
    // Every generated session says where it ran.
    known += page.sessions.filter(({ cwd }) => cwd !== null).length;
    if (page.cursor === null) return { known, total: page.total };
    page = await ask(`${url}/api/sessions?cursor=${encodeURIComponent(page.cursor)}`);
  }
}

/** Resolves when the server has looked at every file: before that it cannot say that there is no session of an id. */
export async function untilAllKnown(url: string): Promise<void> {
  await ask(`${url}/api/sessions?id=no-such-session`);
}

/** Throws where the cheap columns of any session are still missing. */
export async function expectAllKnown(url: string): Promise<void> {
  const { known, total } = await countKnown(url);
  if (known < total) throw new Error(`of ${total} sessions the list knows ${known}`);
}

/** Asking is work for the server, too: between two questions it gets so many times what the last one took. */
const PATIENCE = 4;

/** Resolves when the server has read every file whole. */
export async function untilComplete(url: string): Promise<void> {
  for (;;) {
    const start = performance.now();
    const { pending } = await firstPage(url);
    if (pending === 0) return;
    await wait(PATIENCE * (performance.now() - start));
  }
}

async function ask(address: string): Promise<ListPage> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  // The cast is the boundary: the server under measure answers its own type.
  return (await response.json()) as ListPage;
}
