import { createRequire } from "node:module";
import { parentPort } from "node:worker_threads";
import type { RecognizerAnswer, RecognizerConfig, RecognizerRequest, Recognized } from "./recognizerProtocol.ts";

/*
 * The recognizer's own process (in the desktop app a thread): sherpa-onnx is native code, and an unsuitable model
 * crashes the process that loads it. Node runs this file from source, so it uses only types that can be stripped, and
 * imports with extensions.
 */
const sampleRate = 16_000;

interface Stream {
  acceptWaveform(sound: { samples: Float32Array; sampleRate: number }): void;
}

/** The part of sherpa-onnx-node that is used here; the package has no types for its root. */
interface Recognizer {
  createStream(): Stream;
  decodeAsync(stream: Stream): Promise<Recognized>;
}
type RecognizerClass = { createAsync(config: RecognizerConfig): Promise<Recognizer> };

let recognizer: Recognizer | null = null;

async function answer(request: RecognizerRequest): Promise<Recognized | null> {
  if (request.kind === "load") {
    const { OfflineRecognizer } = createRequire(import.meta.url)("sherpa-onnx-node") as {
      OfflineRecognizer: RecognizerClass;
    };
    // the plain constructor ends the process for an invalid file
    recognizer = await OfflineRecognizer.createAsync(request.config);
    return null;
  }
  if (!recognizer) throw new Error("no model is loaded");
  const stream = recognizer.createStream();
  stream.acceptWaveform({ samples: request.pcm, sampleRate });
  const { text, tokens, timestamps, ys_log_probs } = await recognizer.decodeAsync(stream);
  return { text, ...(tokens && { tokens }), ...(timestamps && { timestamps }), ...(ys_log_probs && { ys_log_probs }) };
}

const send = (message: RecognizerAnswer): void => {
  if (parentPort) parentPort.postMessage(message);
  else process.send?.(message);
};

let queue = Promise.resolve();
const recognize = (request: RecognizerRequest): void => {
  queue = queue.then(async () => {
    const { call } = request;
    try {
      send({ call, recognized: await answer(request) });
    } catch (error) {
      send({ call, failure: error instanceof Error ? error.message : String(error) });
    }
  });
};
if (parentPort) parentPort.on("message", recognize);
else {
  process.on("message", recognize);
  process.on("disconnect", () => process.exit()); // the server has ended, for whatever reason
}
