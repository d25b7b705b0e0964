import { availableParallelism } from "node:os";
import type { Speaker } from "../../../shared/transcription/utterance";
import { type JobLimits, ThreadLimit, ThreadPool } from "../../platform/threads/ThreadPool";
import type { Checked } from "../checking/checkNote";
import type { DraftedSentence, DraftInput, NoteEngine } from "../noteEngine";
import type { CheckInput, noteJobs } from "./noteJobs";

type Jobs = typeof noteJobs;

/** A person waits for these: together less than the two seconds that any request may take. */
const whileAsked: JobLimits = { runMs: 1_500, waitMs: 1_500 };
const inBackground: JobLimits = { runMs: 20_000 };
/** The visit is locked meanwhile. */
const whileLocked: JobLimits = { runMs: 4_000, waitMs: 4_000 };

/** Limits of a job: a person waits for it, the visit is locked for it, or neither. */
export interface NoteLimits {
  whileAsked: JobLimits;
  whileLocked: JobLimits;
  inBackground: JobLimits;
}

/** Drafts and checks notes and infers speakers in threads, so that no text can hold the server. */
export class NoteThreads {
  private readonly pool = new ThreadPool({
    file: threadFile(),
    size: Math.min(3, Math.max(2, availableParallelism() - 1)),
    memoryMb: 512,
  });

  constructor(private readonly limits: NoteLimits = { whileAsked, whileLocked, inBackground }) {}

  /** The built-in drafter. @throws {ThreadLimit} for a transcript that takes too long. */
  readonly engine: NoteEngine = {
    name: "offline",
    draft: (input, signal) => this.draft(input, signal),
  };

  warm(): void {
    this.pool.warm();
  }

  /**
   * Checks a note against its transcript; null if that takes more time or memory than it may.
   * @param inRequest a person waits for the answer.
   */
  async check(input: CheckInput, { inRequest }: { inRequest: boolean }): Promise<Checked | null> {
    const { note, turns, template, earlier } = input;
    const plain: CheckInput = {
      note: { sections: note.sections, omissions: note.omissions },
      turns: turns.map(({ id, speaker, text }) => ({ id, speaker, text })),
      template: { sections: template.sections.map(({ key, title }) => ({ key, title })) },
      earlier: earlier && { sections: earlier.sections, omissions: earlier.omissions },
    };
    try {
      return await this.run("check", plain, inRequest ? this.limits.whileAsked : this.limits.whileLocked);
    } catch (error) {
      if (error instanceof ThreadLimit) return null;
      throw error;
    }
  }

  /** Infers who says each turn; a transcript that takes too long keeps unknown speakers. */
  async speakers(turns: Parameters<Jobs["speakers"]>[0]): Promise<Speaker[]> {
    try {
      return await this.run("speakers", turns, this.limits.whileAsked);
    } catch (error) {
      if (error instanceof ThreadLimit) return turns.map(({ known }) => known ?? "unknown");
      throw error;
    }
  }

  stop(): Promise<void> {
    return this.pool.stop();
  }

  private async *draft(input: DraftInput, signal: Parameters<NoteEngine["draft"]>[1]): AsyncGenerator<DraftedSentence> {
    const drafted = await this.run("draft", input, this.limits.inBackground);
    signal.throwIfAborted();
    yield* drafted;
  }

  private run<Job extends keyof Jobs>(
    job: Job,
    input: Parameters<Jobs[Job]>[0],
    limits: JobLimits,
  ): Promise<ReturnType<Jobs[Job]>> {
    return this.pool.run(job, input, limits) as Promise<ReturnType<Jobs[Job]>>;
  }
}

/** Beside this file from source; beside the server's bundle when built. */
function threadFile(): URL {
  const isSource = import.meta.url.endsWith(".ts");
  return new URL(isSource ? "./noteThread.ts" : "./noteThread.js", import.meta.url);
}
