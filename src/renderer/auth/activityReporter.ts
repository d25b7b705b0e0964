import type { AxiosInstance } from "axios";

/** How often, at most, in milliseconds. Everything else the page asks for tells the server as much. */
const everyMs = 60_000;

/**
 * Tells the server now and again that somebody is here who only reads: it ends sessions that nobody is at.
 * @returns what to call at every touch. A page just opened has shown it already, so nothing is told in the first minute.
 */
export function activityReporter(http: Pick<AxiosInstance, "post">, isSignedIn: () => boolean): () => void {
  let toldAt = Date.now();
  return () => {
    if (!isSignedIn() || Date.now() - toldAt < everyMs) return;
    toldAt = Date.now();
    http.post("/api/v1/auth/activity").catch(() => undefined); // the next touch tells again
  };
}
