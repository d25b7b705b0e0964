/** A stream with requests that wait for the detector. */
export interface Waiting {
  /** Whether its take is finished: a person waits for the note. */
  isFinished: boolean;
  /** Since when sound of it waits, in milliseconds of any clock. */
  since: number;
}

/**
 * Returns up to `maxStreams` of the waiting streams, in the order in which they are served: finished takes first, then
 * the longest wait. If only finished takes would be served, the last place (of several) goes to the longest waiting
 * take that is still recorded, so that live transcripts never stop.
 */
export function serviceOrder<T extends Waiting>(waiting: Iterable<T>, maxStreams: number): T[] {
  const byUrgency = [...waiting].sort((a, b) => Number(b.isFinished) - Number(a.isFinished) || a.since - b.since);
  if (byUrgency.length <= maxStreams) return byUrgency;
  const served = byUrgency.slice(0, maxStreams);
  const live = byUrgency.find(({ isFinished }) => !isFinished);
  if (live && maxStreams > 1 && !served.includes(live)) served[maxStreams - 1] = live;
  return served;
}
