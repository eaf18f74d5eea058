import { Lineages } from "./lineage.ts";
import { type Listing, type ListQuery, orderSessions } from "./list.ts";
import type { SessionFile } from "./session-file.ts";

/** People ask for a few orders, again and again. */
const KEPT = 16;

/** What the list is made of, kept while no file changes and nothing is learned of any: page after page, and where nothing happens for hours. */
export class Listings {
  private readonly kept = new Map<string, Listing>();
  private keptAt: string | undefined;
  private files: readonly SessionFile[] = [];
  private known = new Lineages([]);

  /** `timesChanged` tells one set of files from another. */
  constructor(
    private readonly source: {
      readonly all: Iterable<SessionFile>;
      readonly timesChanged: number;
    },
  ) {}

  get lineages(): Lineages {
    this.refresh();
    return this.known;
  }

  of(query: ListQuery): Listing {
    this.refresh();
    const { project, id, sort } = query;
    const key = JSON.stringify([project ?? null, id ?? null, sort]);
    const known = this.kept.get(key);
    if (known) return known;
    if (this.kept.size >= KEPT) this.kept.clear();
    const listing = orderSessions(this.files, this.known, query);
    this.kept.set(key, listing);
    return listing;
  }

  private refresh(): void {
    let learned = 0;
    for (const file of this.source.all) learned += file.timesLearned;
    const at = `${this.source.timesChanged} ${learned}`;
    if (at === this.keptAt) return;
    this.keptAt = at;
    this.files = [...this.source.all];
    this.known = new Lineages(this.files);
    this.kept.clear();
  }
}
