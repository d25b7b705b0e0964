import type { Updates } from "./Updates";

/** Milliseconds from startup to the first check, and between checks. */
const pauses = { first: 20_000, between: 4 * 3_600_000 };

/** Checks for updates periodically, but not during a recording, which needs the network. */
export function checkPeriodically(updates: Pick<Updates, "check">, isRecording: () => boolean): void {
  const check = () => void (isRecording() || updates.check());
  setTimeout(check, pauses.first).unref();
  setInterval(check, pauses.between).unref();
}
