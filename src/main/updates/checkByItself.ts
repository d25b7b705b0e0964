import type { Updates } from "./Updates";

/** In milliseconds: the first time once the app has settled, then a few times a working day. */
const pauses = { first: 20_000, between: 4 * 3_600_000 };

/** Asks the feed by itself from time to time, never while a recording runs: the network is the recording's then. */
export function checkByItself(updates: Pick<Updates, "check">, isRecording: () => boolean): void {
  const ask = () => void (isRecording() || updates.check());
  setTimeout(ask, pauses.first).unref();
  setInterval(ask, pauses.between).unref();
}
