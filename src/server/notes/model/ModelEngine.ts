import type { DraftedSentence, DraftInput, NoteEngine } from "../noteEngine";
import type { NoteThreads } from "../thread/NoteThreads";
import type { AnswerUse, ChatModel } from "./ChatModel";
import { ModelDraft } from "./ModelDraft";
import type { ModelPrices } from "./UseMeter";

/**
 * Drafts with a language model. Each sentence is compared with the visit as it arrives: one that contradicts it or was not
 * said is written again once, and else replaced by what the offline drafter writes of the same turns, or left out.
 */
export class ModelEngine implements NoteEngine {
  readonly followsInstructions = true;

  constructor(
    readonly name: string,
    private readonly model: Pick<ChatModel, "answer">,
    private readonly threads: Pick<NoteThreads, "facts" | "judge" | "engine">,
    readonly prices: ModelPrices = { input: null, output: null },
    /** Ends the model’s program, if it runs on this computer. */
    readonly stop: () => Promise<void> = async () => {},
  ) {}

  /** @throws {ModelError} if the model does not answer as needed; the reason of `signal`. */
  draft(input: DraftInput, signal: AbortSignal, onUse?: (use: AnswerUse) => void): AsyncIterable<DraftedSentence> {
    return new ModelDraft(this.model, this.threads, input, { signal, onUse }).sentences();
  }
}
