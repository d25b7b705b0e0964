import type { Updates } from "./Updates";

/** Milliseconds from startup to the first check, and between checks. */
const pauses = { first: 20_000, between: 4 * 3_600_000 };

/** Checks for updates periodically, but not during a recording, which needs the network. */
export function checkByItself(updates: Pick<Updates, "check">, isRecording: () => boolean): void {
  const ask = () => void (isRecording() || updates.check());
  setTimeout(ask, pauses.first).unref();
  setInterval(ask, pauses.between).unref();
}
