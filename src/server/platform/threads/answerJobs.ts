import { parentPort } from "node:worker_threads";
import type { ThreadMessage, ThreadRequest } from "./threadProtocol";

/** The functions that a thread can run, by the kind of job. */
export type Jobs = Readonly<Record<string, (input: never) => unknown>>;

/**
 * Called in a thread of a `ThreadPool`: reports that the thread is loaded and answers each request with the result or
 * failure of the job that it names, which can be asynchronous.
 * @throws {Error} if this is not a worker thread.
 */
export function answerJobs(jobs: Jobs): void {
  const port = parentPort;
  if (!port) throw new Error("answerJobs runs in a worker thread");
  port.on("message", ({ job, input }: ThreadRequest) => {
    void answer(jobs[job] as ((input: unknown) => unknown) | undefined, input).then((message) =>
      port.postMessage(message),
    );
  });
  port.postMessage({ ready: true } satisfies ThreadMessage);
}

async function answer(job: ((input: unknown) => unknown) | undefined, input: unknown): Promise<ThreadMessage> {
  try {
    if (!job) return { failure: "There is no such job" };
    return { value: await job(input) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
