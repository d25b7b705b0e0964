/** Asks a thread to run a job. */
export interface ThreadRequest {
  job: string;
  input: unknown;
}

/** A message from a thread: `ready` when it is loaded, then one `value` or `failure` for each request. */
export type ThreadMessage = { ready: true } | { value: unknown } | { failure: string };
