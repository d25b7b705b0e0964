import { type Attack, attackText } from "./attackTexts.ts";

/**
 * Lengths of the texts in characters. They double at first, so that an exponential expression is recognized before it
 * takes minutes.
 */
const lengths = [10, 20, 40, 80, 160, 640, 2_560, 10_240];
/** Processor time in milliseconds below which growth is not measured: a quadratic expression needs far more. */
const negligible = 1;
/** Maximum ratio of the cost of a text to that of a quarter of it searched four times: 1 if linear, 4 if quadratic. */
const tooMuch = 2.2;
/**
 * The same for texts of up to `short` characters, for expressions that take exponential time. With a lookbehind of up
 * to 40 characters, a short text costs less for each character than a longer one, because it has no room for it.
 */
const tooMuchIfShort = 8;
const short = 160;
/** Runs per measurement. The cheapest counts, because others may include compilation or garbage collection. */
const runs = 5;
/** Comparisons that must all find too much growth, because a busy machine can distort one. */
const comparisons = 8;

/** Processor time of this thread in milliseconds: waiting for a busy machine does not count. */
function cost(pattern: RegExp, text: string, times: number): number {
  const before = process.threadCpuUsage();
  for (let time = 0; time < times; time += 1) {
    pattern.lastIndex = 0;
    if (pattern.global) text.replace(pattern, "");
    else pattern.exec(text);
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

const leastCost = (pattern: RegExp, text: string, times = 1): number =>
  Math.min(...Array.from({ length: runs }, () => cost(pattern, text, times)));

/** Whether the work of an expression grows faster than its text, up to 10,000 characters. */
export function growsTooFast({ source, flags }: RegExp, attack: Attack): boolean {
  const pattern = new RegExp(source, flags);
  for (const length of lengths) {
    const text = attackText(attack, length);
    if (cost(pattern, text, 1) < negligible || leastCost(pattern, text) < negligible) continue;
    const limit = length > short ? tooMuch : tooMuchIfShort;
    const part = attackText(attack, length / 4);
    const isWorse = (): boolean =>
      leastCost(pattern, text) > limit * Math.max(leastCost(pattern, part, 4), negligible / 4);
    if (Array.from({ length: comparisons }).every(isWorse)) return true;
  }
  return false;
}
