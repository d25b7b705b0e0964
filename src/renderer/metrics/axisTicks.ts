/** Returns the ticks of a chart's axis: 0 and at most five multiples of a round step, the last at least `max`. Pure. */
export function axisTicks(max: number): number[] {
  const least = Math.max(max, 1) / 5;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= least) ?? least);
  return Array.from({ length: Math.ceil(Math.max(max, 1) / step) + 1 }, (_, index) => index * step);
}

/** Returns the indices of the bars to label: the first and every n-th after it, at most `labels` indices. Pure. */
export function labeledBars(count: number, labels: number): number[] {
  const every = Math.max(1, Math.ceil(count / labels));
  return Array.from({ length: Math.ceil(count / every) }, (_, index) => index * every);
}
