/** A call of a thread's job. */
export interface ThreadRequest {
  job: string;
  input: unknown;
}

/** What a thread sends: that it is loaded, then one answer to each request. */
export type ThreadMessage = { ready: true } | { value: unknown } | { failure: string };
