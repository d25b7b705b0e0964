import { availableParallelism } from "node:os";
import type { ModelFamily } from "../models/catalog";
import type { SpeechModelFolder } from "../models/modelToUse";
import type { RecognizerConfig } from "./recognizerProtocol";

/** Maximum threads of the recognizer. More are not faster, and the server and the screens need some too. */
const maxThreads = 4;

/**
 * Returns sherpa-onnx's configuration for a model. The paths of its files are in the object of its family, except
 * `tokens`.
 */
export function recognizerConfig(folder: SpeechModelFolder): RecognizerConfig {
  const files = Object.fromEntries(folder.model.files.map((file) => [file.role, folder.pathOf(file)]));
  const { tokens, ...own } = files;
  const numThreads = Math.max(1, Math.min(maxThreads, Math.floor(availableParallelism() / 2)));
  const modelConfig = { ...families[folder.model.family](own), tokens, numThreads, provider: "cpu", debug: 0 };
  return { featConfig: { sampleRate: 16_000, featureDim: 80 }, modelConfig };
}

const families: Record<ModelFamily, (files: Record<string, string>) => object> = {
  nemoTransducer: (files) => ({ transducer: files, modelType: "nemo_transducer" }),
  moonshine: (files) => ({ moonshine: files }),
  whisper: (files) => ({ whisper: { ...files, language: "", task: "transcribe", tailPaddings: -1 } }),
};
