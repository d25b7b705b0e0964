import type { DraftedSentence, DraftInput, NoteEngine } from "../../../src/server/notes/noteEngine";

interface HeldDraft {
  input: DraftInput;
  signal: AbortSignal;
  /** When the draft's signal was aborted, on the clock of `performance`; null before. */
  abortedAt: number | null;
}

/** Drafts one sentence, then hangs for a minute, whatever its signal says, until `release` is called. */
export class HeldEngine implements NoteEngine {
  readonly name = "held";
  readonly followsInstructions = false;
  readonly drafts: HeldDraft[] = [];
  private held = Promise.withResolvers<void>();

  /** Lets all drafts complete, those that hang and later ones. */
  release(): void {
    this.held.resolve();
  }

  async *draft(input: DraftInput, signal: AbortSignal): AsyncGenerator<DraftedSentence> {
    const draft: HeldDraft = { input, signal, abortedAt: null };
    signal.addEventListener("abort", () => (draft.abortedAt = performance.now()));
    this.drafts.push(draft);
    const [section] = input.template.sections;
    yield {
      section: section?.key ?? "",
      text: `Draft ${this.drafts.length}.`,
      evidence: input.turns.map(({ id }) => id),
    };
    const { promise: minute, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, 60_000);
    await Promise.race([minute, this.held.promise]);
    clearTimeout(timer);
  }
}
