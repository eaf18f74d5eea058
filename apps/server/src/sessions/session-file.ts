import type { SessionSummary } from "@leafwalk/core";
import type { WholeReading } from "../reading/session-reading.ts";
import type { FileIdentity, Place } from "./files.ts";
import type { Glance } from "./glance.ts";
import type { Root } from "./root.ts";

/** A value, and the state of the file that it was read from. */
interface From<T> {
  readonly tag: string;
  readonly value: T;
}

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

  constructor(
    readonly key: string,
    readonly root: Root,
    readonly place: Place,
    readonly relativePath: string,
    identity: FileIdentity,
  ) {
    this.identity = identity;
  }

  get wantsGlance(): boolean {
    return !this.isCurrent(this.glanced) && !this.isCurrent(this.failed);
  }

  get wantsReading(): boolean {
    return !this.isCurrent(this.whole) && !this.isCurrent(this.failed);
  }

  takeGlance(identity: FileIdentity, glance: Glance): void {
    this.identity = identity;
    this.glanced = { tag: identity.tag, value: glance };
    if (glance.whole) this.whole = { tag: identity.tag, value: glance.whole };
  }

  takeReading(identity: FileIdentity, reading: WholeReading): void {
    this.identity = identity;
    this.whole = { tag: identity.tag, value: reading };
  }

  takeFailure(words: string): void {
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
  get columns(): Omit<Glance, "whole" | "hasSlot"> | undefined {
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
