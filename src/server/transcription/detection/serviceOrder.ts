/** A stream with requests that wait for the detector. */
export interface Waiting {
  /** Whether its take is finished: a person waits for the note. */
  isFinished: boolean;
  /** Time since which the stream waits, in milliseconds of any clock. */
  since: number;
  /** Id of the clinician. */
  person: string;
}

interface Fairness {
  /** Returns when a person was served last, as a number that grows; by default never. */
  servedAt?: (person: string) => number;
  /** Whether takes that are still recorded come before finished ones. */
  isLiveFirst?: boolean;
}

/**
 * Returns up to `maxStreams` of the waiting streams, in the order in which they are served: finished takes before those
 * still being recorded; then every person's first take before anyone's second; then the person who was served longest
 * ago; then the longest wait. If only finished takes would be served, the last of several places goes to the first take
 * that is still being recorded.
 */
export function serviceOrder<T extends Waiting>(
  waiting: Iterable<T>,
  maxStreams: number,
  { servedAt = () => 0, isLiveFirst = false }: Fairness = {},
): T[] {
  const all = numbered([...waiting].sort((a, b) => a.since - b.since));
  const classOf = ({ isFinished }: T): number => Number(isFinished === isLiveFirst);
  const order = all
    .sort(
      (a, b) =>
        classOf(a.one) - classOf(b.one) ||
        a.rank - b.rank ||
        servedAt(a.one.person) - servedAt(b.one.person) ||
        a.one.since - b.one.since,
    )
    .map(({ one }) => one);
  if (order.length <= maxStreams) return order;
  const served = order.slice(0, maxStreams);
  const live = order.find(({ isFinished }) => !isFinished);
  if (live && maxStreams > 1 && !served.includes(live)) served[maxStreams - 1] = live;
  return served;
}

/** Numbers each person's finished takes, and their takes that are still recorded, from 0. */
function numbered<T extends Waiting>(waiting: readonly T[]): { one: T; rank: number }[] {
  const next = new Map<string, number>();
  return waiting.map((one) => {
    const group = `${one.isFinished} ${one.person}`;
    const rank = next.get(group) ?? 0;
    next.set(group, rank + 1);
    return { one, rank };
  });
}
