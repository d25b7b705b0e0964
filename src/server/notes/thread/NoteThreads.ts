import { availableParallelism } from "node:os";
import type { Speaker } from "../../../shared/transcription/utterance";
import { type JobLimits, ThreadLimit, ThreadPool } from "../../platform/threads/ThreadPool";
import type { NoteBody } from "../checking/checkNote";
import type { JudgeInput, Judgement } from "../model/judgeSentences";
import type { VisitFact } from "../model/visitFacts";
import type { DraftedSentence, DraftInput, NoteEngine } from "../noteEngine";
import type { CheckInput, noteJobs } from "./noteJobs";

type Jobs = typeof noteJobs;

/** Limits of a job while a user waits for the response. */
const whileAsked: JobLimits = { runMs: 1_500, waitMs: 1_500 };
/** Limits of a worker's draft, and of its check: these jobs wait for a free thread as long as necessary. */
const inBackground: JobLimits = { runMs: 20_000 };
/** Limits of a check while the visit's row is locked. */
const whileLocked: JobLimits = { runMs: 4_000, waitMs: 4_000 };

/** Limits of a job while a user waits for it, while the visit's row is locked, and otherwise. */
export interface NoteLimits {
  whileAsked: JobLimits;
  whileLocked: JobLimits;
  inBackground: JobLimits;
}

/** Drafts and checks notes and infers speakers in worker threads, so that no text can block the server. */
export class NoteThreads {
  private readonly pool = new ThreadPool({
    file: threadFile(),
    // One core is left to the server. At least two threads, so that a long draft does not delay all other jobs.
    size: Math.min(3, Math.max(2, availableParallelism() - 1)),
    memoryMb: 512,
  });

  constructor(private readonly limits: NoteLimits = { whileAsked, whileLocked, inBackground }) {}

  /** The built-in drafter. Its `draft` throws `ThreadLimit` if a draft exceeds its time or memory limit. */
  readonly engine: NoteEngine = {
    name: "offline",
    followsInstructions: false,
    draft: (input, signal) => this.draft(input, signal),
  };

  /** Starts a thread before it is needed, so that the first job need not wait for it. */
  warm(): void {
    this.pool.warm();
  }

  /**
   * Checks a note against its transcript. Returns null if the check exceeds its time or memory limit.
   * @param limits what waits for the check.
   */
  async check(input: CheckInput, limits: keyof NoteLimits): Promise<NoteBody | null> {
    const { kind, note, turns, template, earlier } = input;
    const plain: CheckInput = {
      kind,
      note: { sections: note.sections, omissions: note.omissions },
      turns: turns.map(
        ({ id, speaker, speaker_name: name, speaker_source: source, text, confidence, original_text: original }) => ({
          id,
          speaker,
          speaker_name: name ?? null,
          ...(source && { speaker_source: source }),
          text,
          confidence: confidence ?? null,
          original_text: original ?? null,
        }),
      ),
      template: { sections: template.sections.map(({ key, title }) => ({ key, title })) },
      earlier: earlier && { sections: earlier.sections, omissions: earlier.omissions },
    };
    try {
      return await this.run("check", plain, { ...this.limits[limits], about: aboutOf(turns) });
    } catch (error) {
      if (error instanceof ThreadLimit) return null;
      throw error;
    }
  }

  /** Drafts a document while a user waits. Returns null if that exceeds the limits of such a job. */
  async draftNow(input: DraftInput): Promise<readonly DraftedSentence[] | null> {
    try {
      return await this.run("draft", input, { ...this.limits.whileAsked, about: aboutOf(input.turns) });
    } catch (error) {
      if (error instanceof ThreadLimit) return null;
      throw error;
    }
  }

  /** Returns the facts of a visit. @throws {ThreadLimit}, or `signal.reason` if it is aborted. */
  facts({ turns, person }: DraftInput, signal: AbortSignal): Promise<readonly VisitFact[]> {
    return this.run("facts", turns, { ...this.limits.inBackground, signal, person, about: aboutOf(turns) });
  }

  /**
   * Finds the topics of a question in the turns of a visit (`answerQuestion`), while a user waits.
   * @throws {ThreadLimit} if it takes too long.
   */
  ask(input: Parameters<Jobs["ask"]>[0]): Promise<ReturnType<Jobs["ask"]>> {
    return this.run("ask", input, this.limits.whileAsked);
  }

  /**
   * Compares the sentences that a language model drafted with what was said.
   * @throws {ThreadLimit}, or `signal.reason` if it is aborted.
   */
  judge(input: JudgeInput, signal: AbortSignal): Promise<readonly Judgement[]> {
    return this.run("judge", input, { ...this.limits.inBackground, signal, person: input.person });
  }

  /**
   * Infers the speaker of each turn. If this exceeds its limits, returns the known speakers and `unknown` for the
   * others.
   */
  async speakers(turns: Parameters<Jobs["speakers"]>[0]): Promise<Speaker[]> {
    try {
      return await this.run("speakers", turns, this.limits.whileAsked);
    } catch (error) {
      if (error instanceof ThreadLimit) return turns.map(({ known }) => known ?? "unknown");
      throw error;
    }
  }

  /** Ends the threads and rejects the jobs that are still queued. */
  stop(): Promise<void> {
    return this.pool.stop();
  }

  private async *draft(input: DraftInput, signal: AbortSignal): AsyncGenerator<DraftedSentence> {
    const { turns, person } = input;
    const limits = { ...this.limits.inBackground, signal, person, about: aboutOf(turns) };
    const drafted = await this.run("draft", input, limits);
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

/**
 * Returns the id of the first line, by which jobs of one visit are recognized while it grows; undefined if there are no
 * lines.
 */
const aboutOf = (turns: readonly { id: string }[]): string | undefined => turns[0]?.id;

/**
 * Returns the address of the thread's module: beside this file when run from source, beside the server's bundle when
 * built.
 */
function threadFile(): URL {
  const isSource = import.meta.url.endsWith(".ts");
  return new URL(isSource ? "./noteThread.ts" : "./noteThread.js", import.meta.url);
}
