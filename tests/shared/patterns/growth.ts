import { type Attack, attackText } from "./attackTexts.ts";

const shortest = 10;
const longest = 10_240;
/** Processor time in milliseconds below which growth is not measured: a quadratic expression needs far more. */
const negligible = 1;
/** Four times the text takes four times as long if the work is linear, sixteen times if it is quadratic. */
const tooMuch = 9;
/** Runs of which the fastest counts: others may compile the expression or wait for memory. */
const runs = 5;

/** Processor time of this thread in milliseconds: waiting for a busy machine does not count. */
function cost(pattern: RegExp, text: string): number {
  pattern.lastIndex = 0;
  const before = process.threadCpuUsage();
  if (pattern.global) text.replace(pattern, "");
  else pattern.exec(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

const leastCost = (pattern: RegExp, text: string): number =>
  Math.min(...Array.from({ length: runs }, () => cost(pattern, text)));

/**
 * Whether the work of an expression grows faster than its text, up to 10,000 characters. Short texts are tried first,
 * so that an exponential one is recognized before it takes minutes.
 */
export function growsTooFast({ source, flags }: RegExp, attack: Attack): boolean {
  const pattern = new RegExp(source, flags);
  for (let length = shortest; length <= longest; length *= 2) {
    const text = attackText(attack, length);
    if (cost(pattern, text) < negligible || leastCost(pattern, text) < negligible) continue;
    const part = attackText(attack, length / 4);
    const isWorse = (): boolean =>
      leastCost(pattern, text) > tooMuch * Math.max(leastCost(pattern, part), negligible / 16);
    if (isWorse() && isWorse() && isWorse() && isWorse()) return true;
  }
  return false;
}
