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
export async function countKnown(url: string): Promise<{ known: number; total: number }> {
  let known = 0;
  let page = await firstPage(url);
  for (;;) {
    // Every generated session says where it ran.
    known += page.sessions.filter(({ cwd }) => cwd !== null).length;
    if (page.cursor === null) return { known, total: page.total };
    page = await ask(`${url}/api/sessions?cursor=${encodeURIComponent(page.cursor)}`);
  }
}

async function ask(address: string): Promise<ListPage> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  // The cast is the boundary: the server under measure answers its own type.
  return (await response.json()) as ListPage;
}
