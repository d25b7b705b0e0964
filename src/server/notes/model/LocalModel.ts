import { type AnswerListener, ChatModel, type ChatModelOptions, type ChatRequest } from "./ChatModel";
import { beforeAbort } from "../../platform/beforeAbort";
import { LocalProgram, type LocalProgramOptions } from "./LocalProgram";

/** A language model in a program on this computer. The first request starts the program. */
export class LocalModel {
  private readonly program: LocalProgram;
  private model: ChatModel | null = null;
  private baseUrl = "";

  constructor(private readonly options: LocalProgramOptions & Pick<ChatModelOptions, "model" | "silenceMs">) {
    this.program = new LocalProgram(options);
  }

  /** Like `ChatModel.answer`, once the model is loaded. @throws {ModelError} also if the program does not start. */
  async *answer(request: ChatRequest, signal: AbortSignal, listener?: AnswerListener): AsyncGenerator<string> {
    signal.throwIfAborted();
    const { baseUrl, apiKey } = await beforeAbort(this.program.running(), signal);
    if (!this.model || baseUrl !== this.baseUrl) {
      const { model, silenceMs, log } = this.options;
      this.model = new ChatModel({ baseUrl, apiKey, model, silenceMs, log });
      this.baseUrl = baseUrl;
    }
    yield* this.model.answer(request, signal, listener);
  }

  /** Ends the program. */
  stop(): Promise<void> {
    return this.program.stop();
  }
}
