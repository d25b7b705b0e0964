import { parentPort } from "node:worker_threads";
import type { ThreadMessage, ThreadRequest } from "./threadProtocol";

export type Jobs = Readonly<Record<string, (input: never) => unknown>>;

/** Runs in a thread of a `ThreadPool`: reports that it is loaded and answers each request with the job of that name. */
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
