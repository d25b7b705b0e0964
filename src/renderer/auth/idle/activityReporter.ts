import type { AxiosInstance } from "axios";

/** Minimum milliseconds between reports. Any other request counts as activity on the server too. */
const minIntervalMs = 60_000;

/**
 * Reports activity that causes no requests, such as reading, so that the server does not end the session as idle.
 * @returns the function to call on every activity. Sends nothing in the first minute: opening the page made requests.
 */
export function activityReporter(http: Pick<AxiosInstance, "post">, isSignedIn: () => boolean): () => void {
  let reportedAt = Date.now();
  return () => {
    if (!isSignedIn() || Date.now() - reportedAt < minIntervalMs) return;
    reportedAt = Date.now();
    http.post("/api/v1/auth/activity").catch(() => undefined); // the next activity reports again
  };
}
