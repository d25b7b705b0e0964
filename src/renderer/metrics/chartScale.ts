/** Lines of a chart's axis: 0 and at most five round steps that hold `most`. Pure. */
export function axisTicks(most: number): number[] {
  const least = Math.max(most, 1) / 5;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= least) ?? least);
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, index) => index * step);
}

/** Which of `count` bars carry a label below: the first, then every so many, so that at most `labels` stand there. Pure. */
export function labelledBars(count: number, labels: number): number[] {
  const every = Math.max(1, Math.ceil(count / labels));
  return Array.from({ length: Math.ceil(count / every) }, (_, index) => index * every);
}
