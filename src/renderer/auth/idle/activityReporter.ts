import type { AxiosInstance } from "axios";

/** Minimum milliseconds between reports. */
const minIntervalMs = 60_000;

/**
 * Reports activity that causes no requests, such as reading, so that the server does not end the session as idle.
 * @returns the function to call on every activity. It sends nothing in the first minute, because the server also counts
 * the requests made when the page opens.
 */
export function activityReporter(http: Pick<AxiosInstance, "post">, isSignedIn: () => boolean): () => void {
  let reportedAt = Date.now();
  return () => {
    if (!isSignedIn() || Date.now() - reportedAt < minIntervalMs) return;
    reportedAt = Date.now();
    http.post("/api/v1/auth/activity").catch(() => undefined); // activity after the next minute reports again
  };
}
