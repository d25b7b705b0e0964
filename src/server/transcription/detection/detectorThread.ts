import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import type { DetectorAnswer, DetectorRequest } from "./detectorProtocol.ts";
import { type Detected, TakeDetector } from "./TakeDetector.ts";
import { VoiceDetector } from "./VoiceDetector.ts";

/*
 * The detector thread: decodes and detects speech for all recordings of a server, so that its event loop stays free.
 * Files of this thread import each other with file endings and use only syntax that can be stripped, because Node runs
 * them from source.
 */
const port = parentPort;
if (!port) throw new Error("detectorThread runs as a worker thread");

/*
 * On a busy machine detection can wait, but receiving parts cannot: with 100 visits on two cores this thread uses one
 * of them, and parts were acknowledged in 400 ms instead of 150. Only Linux has a priority per thread; elsewhere it
 * would apply to the whole server.
 */
if (process.platform === "linux") setPriority(10);

const voice = new VoiceDetector((workerData as { model: string }).model);
const detectors = new Map<number, TakeDetector>();

async function answer(request: DetectorRequest): Promise<Detected | null> {
  if (request.kind === "open") {
    const opened = new TakeDetector(request.from, voice, request.form);
    await opened.ready;
    detectors.set(request.stream, opened);
    return null;
  }
  const detector = detectors.get(request.stream);
  if (!detector) throw new Error("no such stream");
  if (request.kind === "push") return detector.push(request.bytes);
  if (request.kind === "finish") return detector.finish();
  detector.free();
  detectors.delete(request.stream);
  return null;
}

let turn = Promise.resolve();
port.on("message", (request: DetectorRequest) => {
  turn = turn.then(async () => {
    const { call } = request;
    try {
      const detected = await answer(request);
      const sound = detected?.segments.map(({ pcm }) => pcm.buffer as ArrayBuffer) ?? [];
      port.postMessage({ call, detected } satisfies DetectorAnswer, sound);
    } catch (error) {
      port.postMessage({ call, failure: String(error) } satisfies DetectorAnswer);
    }
  });
});
