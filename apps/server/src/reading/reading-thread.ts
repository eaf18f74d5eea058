import { Worker } from "node:worker_threads";
import { ReadCancelled, type StopSignal } from "@leafwalk/core";
import type { OpenFile, Place } from "../sessions/files.ts";
import type { Glanced } from "../sessions/glance-files.ts";
import { type Reader, readHere } from "./reader.ts";
import type { SessionReading, WholeReading } from "./session-reading.ts";
import type { ThreadAnswer, ThreadRequest, ThreadSettings } from "./thread-messages.ts";

interface Job {
  resolve(answer: ThreadAnswer): void;
  reject(error: Error): void;
}

export interface ReadingThreadOptions extends ThreadSettings {
  /** The worker's file. */
  readonly entry: string;
  /** Told of failures that stopped nothing, each once. */
  readonly report: (error: Error) => void;
}

// What reading leaves behind is nearly all short-lived. Collected more often than usual, it takes 17 MB less
// where 5,000 sessions are read, and no more time. Large sessions may still take what they need.
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 4096 };

/** How often a signal that cannot be listened to is looked at while a file is read. */
const LOOK_EVERY_MS = 50;

/**
 * Reads in a thread of its own, so that the server goes on answering. Where that thread cannot be had or
 * is lost, reading goes on in the caller's.
 */
export class ReadingThread implements Reader {
  private readonly jobs = new Map<number, Job>();
  private lastJob = 0;
  /** How many requests are being read for. */
  private requests = 0;
  /** What the list wants read meanwhile. */
  private readonly waiting: (() => void)[] = [];
  private worker: Worker | undefined;
  private readonly reported = new Set<string>();
  private readonly instead = readHere();

  constructor(private readonly options: ReadingThreadOptions) {
    const { entry, cache } = options;
    try {
      const settings: ThreadSettings = { cache };
      this.worker = new Worker(entry, { workerData: settings, resourceLimits });
    } catch (error) {
      this.lose(error);
      return;
    }
    // It must not keep the process alive that nobody asks anything any more.
    this.worker.unref();
    this.worker.on("message", (answer: ThreadAnswer) => this.take(answer));
    this.worker.on("error", (error) => this.lose(error));
  }

  async read(file: OpenFile, stop?: StopSignal): Promise<SessionReading | undefined> {
    this.requests++;
    try {
      const answer = await this.askToRead(file, false, stop);
      if (!answer) return await this.instead.read(file, stop);
      return answer.kind === "reading" ? answer.reading : undefined;
    } finally {
      if (--this.requests === 0) for (const goOn of this.waiting.splice(0)) goOn();
    }
  }

  async readForList(file: OpenFile, stop?: StopSignal): Promise<WholeReading | undefined> {
    // Somebody waits for what a request reads; the list is filled in behind.
    while (this.requests > 0) await new Promise<void>((goOn) => this.waiting.push(goOn));
    const answer = await this.askToRead(file, true, stop);
    if (!answer) return this.instead.readForList(file, stop);
    return answer.kind === "whole" ? answer.whole : undefined;
  }

  async close(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    // Whoever is told closes the file, whose number may then mean another one: not while it is read.
    await worker?.terminate();
    for (const job of this.jobs.values()) job.reject(new ReadCancelled());
    this.jobs.clear();
  }

  async glance(places: readonly Place[]): Promise<Glanced[] | undefined> {
    try {
      const answer = await this.ask((job) => ({ kind: "glance", job, places }));
      return answer?.kind === "glances" ? answer.glances : await this.instead.glance(places);
    } catch {
      return undefined; // closed
    }
  }

  /** Undefined where there is no thread. */
  private async askToRead(
    { fd, identity, path }: OpenFile,
    listOnly: boolean,
    stop: StopSignal | undefined,
  ): Promise<ThreadAnswer | undefined> {
    if (stop?.aborted) throw new ReadCancelled();
    const { size, tag, inode } = identity;
    const state = { path, size, tag, inode };
    return this.ask((job) => ({ kind: "read", job, fd, state, listOnly }), stop);
  }

  /** Undefined where there is no thread. */
  private async ask(
    requestOf: (job: number) => ThreadRequest,
    stop?: StopSignal,
  ): Promise<ThreadAnswer | undefined> {
    const { worker } = this;
    if (!worker) return undefined;
    const job = ++this.lastJob;
    const post = (request: ThreadRequest) => worker.postMessage(request);
    const looking =
      stop &&
      setInterval(() => {
        if (stop.aborted) post({ kind: "cancel", job });
      }, LOOK_EVERY_MS);
    try {
      const answered = new Promise<ThreadAnswer>((resolve, reject) => {
        this.jobs.set(job, { resolve, reject });
      });
      post(requestOf(job));
      return await answered;
    } catch (error) {
      if (error instanceof ThreadLost) return undefined;
      throw error;
    } finally {
      clearInterval(looking);
      this.jobs.delete(job);
    }
  }

  private take(answer: ThreadAnswer): void {
    if (answer.kind === "report") {
      this.reportOnce(answer.message);
      return;
    }
    const job = this.jobs.get(answer.job);
    if (answer.kind !== "failed") job?.resolve(answer);
    else if (answer.name === "ReadCancelled") job?.reject(new ReadCancelled());
    else job?.reject(Object.assign(new Error(answer.message), { name: answer.name }));
  }

  private lose(reason: unknown): void {
    this.worker = undefined;
    this.reportOnce(`reading goes on without a thread of its own: ${String(reason)}`);
    for (const job of this.jobs.values()) job.reject(new ThreadLost());
    this.jobs.clear();
  }

  private reportOnce(message: string): void {
    if (this.reported.has(message)) return;
    this.reported.add(message);
    this.options.report(new Error(message));
  }
}

class ThreadLost extends Error {
  override readonly name = "ThreadLost";
}
