import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import type { EarAnswer, EarRequest } from "./earProtocol.ts";
import { type Heard, TakeListener } from "./takeListener.ts";
import { VoiceDetector } from "./voiceDetector.ts";

/*
 * The listening thread: decodes and finds speech for all recordings of a server, so that its event loop stays free.
 * Files of this thread name each other with their endings and use only syntax that can be stripped: from source, Node
 * runs them as they are.
 */
const port = parentPort;
if (!port) throw new Error("earThread runs as a worker thread");

/*
 * On a full machine hearing can wait, receiving cannot: with 100 visits on two cores this thread takes one of them, and
 * parts were acknowledged in 400 ms instead of 150. Only Linux gives a thread a priority of its own; elsewhere it would be
 * the whole server's.
 */
if (process.platform === "linux") setPriority(10);

const detector = new VoiceDetector((workerData as { model: string }).model);
const listeners = new Map<number, TakeListener>();

async function answer(request: EarRequest): Promise<Heard | null> {
  if (request.kind === "open") {
    const opened = new TakeListener(request.from, detector, request.form);
    await opened.ready;
    listeners.set(request.stream, opened);
    return null;
  }
  const listener = listeners.get(request.stream);
  if (!listener) throw new Error("no such stream");
  if (request.kind === "push") return listener.push(request.bytes);
  if (request.kind === "finish") return listener.finish();
  listener.free();
  listeners.delete(request.stream);
  return null;
}

let turn = Promise.resolve();
port.on("message", (request: EarRequest) => {
  turn = turn.then(async () => {
    const { call } = request;
    try {
      const heard = await answer(request);
      const sound = heard?.segments.map(({ pcm }) => pcm.buffer as ArrayBuffer) ?? [];
      port.postMessage({ call, heard } satisfies EarAnswer, sound);
    } catch (error) {
      port.postMessage({ call, failure: String(error) } satisfies EarAnswer);
    }
  });
});
