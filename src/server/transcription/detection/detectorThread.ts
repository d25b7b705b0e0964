import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import type { DetectorAnswer, DetectorFiles, DetectorRequest } from "./detectorProtocol.ts";
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
 * On a busy machine detection can wait, but receiving parts cannot. Only Linux has a priority per thread; elsewhere it
 * would apply to the whole server.
 */
if (process.platform === "linux") setPriority(10);

const voice = new VoiceDetector(workerData as DetectorFiles);
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

async function answerAll(requests: readonly DetectorRequest[]): Promise<void> {
  const answers: DetectorAnswer[] = [];
  const sound: ArrayBuffer[] = [];
  for (const request of requests) {
    const { call } = request;
    try {
      const detected = await answer(request);
      answers.push({ call, detected });
      sound.push(...(detected?.segments.map(({ pcm }) => pcm.buffer as ArrayBuffer) ?? []));
    } catch (error) {
      answers.push({ call, failure: String(error) });
    }
  }
  port?.postMessage(answers, sound);
}

let queue = Promise.resolve();
port.on("message", (requests: DetectorRequest[]) => {
  queue = queue.then(() => answerAll(requests));
});
