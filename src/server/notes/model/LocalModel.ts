import { basename } from "node:path";
import { ChatModel, type ChatModelOptions, type ChatRequest } from "./ChatModel";
import { LocalProgram, type LocalProgramOptions } from "./LocalProgram";

/** A language model in a program on this computer, which is started when it is first asked. */
export class LocalModel {
  private readonly program: LocalProgram;
  private model: ChatModel | null = null;
  private baseUrl = "";

  constructor(private readonly options: LocalProgramOptions & Pick<ChatModelOptions, "silenceMs">) {
    this.program = new LocalProgram(options);
  }

  /** As `ChatModel.answer`. @throws {ModelError} also if the program does not start. */
  async *answer(request: ChatRequest, signal: AbortSignal): AsyncGenerator<string> {
    const { baseUrl, apiKey } = await this.program.running();
    signal.throwIfAborted();
    if (!this.model || baseUrl !== this.baseUrl) {
      const { silenceMs, log, modelFile } = this.options;
      this.model = new ChatModel({ baseUrl, apiKey, model: basename(modelFile), silenceMs, log });
      this.baseUrl = baseUrl;
    }
    yield* this.model.answer(request, signal);
  }

  /** Ends the program. */
  stop(): Promise<void> {
    return this.program.stop();
  }
}
