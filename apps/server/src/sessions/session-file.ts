import type { SessionSummary } from "@leafwalk/core";
import type { WholeReading } from "../reading/session-reading.ts";
import type { FileIdentity, Place } from "./files.ts";
import type { Glance } from "./glance.ts";
import type { Root } from "./root.ts";
import type { From, KeptRow } from "./row-cache.ts";

/** A file of the list and what is known of it so far. Readings outlive a change of the file until newer ones come. */
export class SessionFile {
  identity: FileIdentity;
  /** The session in whose folder this one lies. */
  host: SessionFile | undefined;
  readonly subagents: SessionFile[] = [];
  /** Not before this time is a large file that keeps changing read whole again. */
  restsUntil = 0;
  private glanced: From<Glance> | undefined;
  private whole: From<WholeReading> | undefined;
  /** Why the file could not be read. */
  private failed: From<string> | undefined;
  /** How often something new was learned of it. */
  private news = 0;

  constructor(
    readonly key: string,
    readonly root: Root,
    readonly place: Place,
    readonly relativePath: string,
    identity: FileIdentity,
  ) {
    this.identity = identity;
  }

  /** Takes over what another run of the server knew of it, unless it is about another state of the file. */
  adopt({ glance, whole }: KeptRow): void {
    if (this.isCurrent(glance)) this.glanced = glance;
    if (this.isCurrent(whole)) this.whole = whole;
  }

  get kept(): KeptRow {
    return { glance: this.glanced, whole: this.whole };
  }

  get timesLearned(): number {
    return this.news;
  }

  get wantsGlance(): boolean {
    return !this.isCurrent(this.glanced) && !this.isCurrent(this.failed);
  }

  get wantsReading(): boolean {
    return !this.isCurrent(this.whole) && !this.isCurrent(this.failed);
  }

  takeGlance(identity: FileIdentity, glance: Glance): void {
    this.identity = identity;
    this.news++;
    this.glanced = { tag: identity.tag, value: glance };
  }

  takeReading(identity: FileIdentity, reading: WholeReading): void {
    this.identity = identity;
    this.news++;
    this.whole = { tag: identity.tag, value: reading };
  }

  takeFailure(words: string): void {
    this.news++;
    this.failed = { tag: this.identity.tag, value: words };
  }

  get summary(): SessionSummary | undefined {
    return this.whole?.value.summary;
  }

  get damaged(): string | null {
    if (this.isCurrent(this.failed)) return this.failed?.value ?? null;
    return this.whole?.value.damaged ?? null;
  }

  /** The best known columns: of the whole file as it is, else of its two ends, else of what it was. */
  get columns(): Omit<Glance, "hasSlot"> | undefined {
    const whole = this.whole?.value.summary;
    const glance = this.glanced?.value;
    if (!glance || (whole && (this.isCurrent(this.whole) || !this.isCurrent(this.glanced)))) {
      return whole ?? glance;
    }
    if (!whole) return glance;
    // A changed file: its ends say what is new; what stood between them is as it was.
    const { origin } = glance.title;
    const title = origin === "slot" || origin === "session-info" ? glance.title : whole.title;
    const lastActivity = glance.lastActivity ?? whole.lastActivity;
    return { ...whole, title, lastActivity };
  }

  get hasSlot(): boolean {
    return this.glanced?.value.hasSlot ?? false;
  }

  /** What the list is ordered by: the last activity where it is known, else the file's time. */
  get activity(): number {
    return this.columns?.lastActivity ?? this.identity.modified;
  }

  private isCurrent(from: From<unknown> | undefined): boolean {
    return from?.tag === this.identity.tag;
  }
}
