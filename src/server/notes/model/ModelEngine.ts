import type { DraftedSentence, DraftInput, NoteEngine } from "../noteEngine";
import type { NoteThreads } from "../thread/NoteThreads";
import type { AnswerUse, ChatModel } from "./ChatModel";
import type { DownloadedModel } from "./DownloadedModel";
import { ModelDraft } from "./ModelDraft";
import type { ModelPrices } from "./UseMeter";

/**
 * Drafts with a language model. Each sentence is compared with the visit as it arrives. If it contradicts the visit or
 * was not said, the model writes it again once; if that is faulty too, it is replaced by what the built-in drafter
 * writes from the same turns, or left out.
 */
export class ModelEngine implements NoteEngine {
  readonly followsInstructions = true;
  readonly stop?: () => Promise<void>;
  readonly download?: DownloadedModel;

  constructor(
    readonly name: string,
    readonly model: Pick<ChatModel, "answer">,
    private readonly threads: Pick<NoteThreads, "facts" | "judge" | "engine">,
    readonly prices: ModelPrices = { input: null, output: null },
    /** For a model that runs on this computer: `stop` ends its process, `download` is the download of its file. */
    { stop, download }: Pick<NoteEngine, "stop" | "download"> = {},
  ) {
    if (stop) this.stop = stop;
    if (download) this.download = download;
  }

  /**
   * The iteration throws a {ModelError} if the model gives no usable answer, and `signal.reason` if `signal` is
   * aborted.
   */
  draft(input: DraftInput, signal: AbortSignal, onUse?: (use: AnswerUse) => void): AsyncIterable<DraftedSentence> {
    return new ModelDraft(this.model, this.threads, input, { signal, onUse }).sentences();
  }
}
