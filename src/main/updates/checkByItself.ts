import type { Updates } from "./Updates";

/** In milliseconds: first after startup, then every four hours. */
const pauses = { first: 20_000, between: 4 * 3_600_000 };

/** Checks for updates periodically, but not during a recording, which needs the network. */
export function checkByItself(updates: Pick<Updates, "check">, isRecording: () => boolean): void {
  const ask = () => void (isRecording() || updates.check());
  setTimeout(ask, pauses.first).unref();
  setInterval(ask, pauses.between).unref();
}
