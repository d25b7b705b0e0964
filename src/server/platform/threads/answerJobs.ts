import { parentPort } from "node:worker_threads";
import type { ThreadMessage, ThreadRequest } from "./threadProtocol";

export type Jobs = Readonly<Record<string, (input: never) => unknown>>;

/**
 * Called in a thread of a `ThreadPool`: reports that the thread is loaded and answers each request with the result or
 * failure of the job that it names. @throws {Error} if this is not a worker thread.
 */
export function answerJobs(jobs: Jobs): void {
  const port = parentPort;
  if (!port) throw new Error("answerJobs runs in a worker thread");
  port.on("message", ({ job, input }: ThreadRequest) => {
    port.postMessage(answer(jobs[job] as ((input: unknown) => unknown) | undefined, input));
  });
  port.postMessage({ ready: true } satisfies ThreadMessage);
}

function answer(job: ((input: unknown) => unknown) | undefined, input: unknown): ThreadMessage {
  try {
    if (!job) return { failure: "There is no such job" };
    return { value: job(input) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
