import { unitAt } from "../../../facts/lexicon/doseTerms";
import type { Token } from "../../../facts/lexicon/tokenize";
import type { Quantity } from "./Statement";

/** Values of the words "zero" to "twenty". */
const numberWords = new Map(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"
    .split(" ")
    .map((word, i) => [word, String(i)]),
);
/** Values of the words for tens, which a word for a digit can follow: "thirty", "thirty-five". */
const tens = new Map(
  "twenty thirty forty fifty sixty seventy eighty ninety".split(" ").map((word, i) => [word, 10 * (i + 2)]),
);
/** Words for an inexact number, which count only before a unit of time: "a few days". */
const vague = new Set(["few", "several", "couple"]);
/** Units of time by word form. */
const timeUnits: ReadonlyMap<string, string> = new Map(
  Object.entries({
    second: "second",
    seconds: "second",
    minute: "minute",
    minutes: "minute",
    min: "minute",
    hour: "hour",
    hours: "hour",
    hr: "hour",
    hrs: "hour",
    day: "day",
    days: "day",
    week: "week",
    weeks: "week",
    month: "month",
    months: "month",
    year: "year",
    years: "year",
    yr: "year",
    yrs: "year",
    night: "night",
    nights: "night",
    decade: "decade",
    decades: "decade",
  }),
);

/** Normalizes a number: "1,000" becomes "1000", "5.0" becomes "5", and "01/2021" becomes "1/2021". */
function plainNumber(text: string): string {
  const parts = text.replaceAll(",", "").split("/");
  return parts.map((part) => String(Number(part))).join("/");
}

/** Reads the numbers of a text with their units. In "3 to 4 weeks" both numbers are weeks; "a week" is 1 week. */
export function readQuantities(text: string, tokens: readonly Token[]): Quantity[] {
  const found: Quantity[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const quantity = quantityAt(text, tokens, i);
    if (quantity) found.push(quantity);
  }
  for (let i = found.length - 2; i >= 0; i--) {
    const [a, b] = [found[i], found[i + 1]];
    if (a && b && a.unit === null && b.unit !== null && isRange(text, tokens, a, b)) a.unit = b.unit;
  }
  return found;
}

/** Returns the quantity that starts at a token; null if none does. */
function quantityAt(text: string, tokens: readonly Token[], at: number): Quantity | null {
  const token = tokens[at];
  const value = token && valueOf(tokens, at);
  if (!token || !value) return null;
  const unit = unitAfter(tokens, at + value.length);
  if (meansOne(token.text) && !unit?.isTime) return null; // "one week" is a quantity, "one tablet" is not
  if (unit && tokens[unit.to]?.text === "and" && tokens[unit.to + 2]?.text === "half")
    value.text = String(Number(value.text) + 0.5);
  const to = unit ? unit.to : at + value.length;
  const end = tokens[to - 1]?.end ?? token.end;
  return {
    value: value.text,
    unit: unit?.unit ?? null,
    from: at,
    to,
    start: token.start,
    end,
    words: text.slice(token.start, end),
  };
}

const meansOne = (word: string): boolean => word === "a" || word === "an" || word === "one";

/** Returns the normalized number that starts at a token, and its length in tokens; null if none does. */
function valueOf(tokens: readonly Token[], at: number): { text: string; length: number } | null {
  const word = tokens[at]?.text ?? "";
  const before = tokens[at - 1];
  const half = ["and", "a", "half"].every((part, i) => tokens[at + 1 + i]?.text === part);
  if (half && /^\d+$/.test(word)) return { text: String(Number(word) + 0.5), length: 4 };
  if (word === "half" && /^(?:a|an)$/.test(tokens[at + 1]?.text ?? "") && tokens[at + 2]?.text === "hour")
    return { text: "0.5", length: 2 };
  if (/^\d/.test(word)) {
    const isName = before && /^[a-z]+$/i.test(before.raw) && before.end === tokens[at]?.start; // "B12"
    return isName ? null : { text: plainNumber(word), length: 1 };
  }
  const next = tokens[at + 1]?.text ?? "";
  if (word === "a" && (next === "few" || next === "couple")) return null; // counted at "few" or "couple"
  if (vague.has(word)) {
    const length = next === "of" ? 2 : 1;
    return timeUnits.has(tokens[at + length]?.text ?? "") ? { text: word === "couple" ? "2" : "few", length } : null;
  }
  if (meansOne(word)) return { text: "1", length: 1 };
  const ten = tens.get(word);
  const digit = Number(numberWords.get(next) ?? NaN);
  if (ten !== undefined)
    return digit > 0 && digit < 10 ? { text: String(ten + digit), length: 2 } : { text: String(ten), length: 1 };
  const spelled = numberWords.get(word);
  return spelled === undefined ? null : { text: spelled, length: 1 };
}

/** Returns the unit at a token, or a unit of time after one of a few words ("more days"); null if there is none. */
function unitAfter(tokens: readonly Token[], at: number): { unit: string; to: number; isTime: boolean } | null {
  const skip = ["more", "full", "whole", "or"].includes(tokens[at]?.text ?? "") ? 1 : 0;
  const word = tokens[at + skip]?.text ?? "";
  const time = timeUnits.get(word);
  if (time) return { unit: time, to: at + skip + 1, isTime: true };
  const unit = unitAt(tokens, at);
  return unit && unit.value !== "in" ? { unit: unit.value, to: unit.to, isTime: false } : null;
}

/** Returns whether the words between two numbers make them share a unit: "3 to 4", "2 x 3". */
function isRange(text: string, tokens: readonly Token[], a: Quantity, b: Quantity): boolean {
  const between = tokens.slice(a.to, b.from).map((token) => token.text);
  if (between.length === 0) return /^\s*[-–—]\s*$/.test(text.slice(a.end, b.start)) || b.from === a.to;
  return between.length === 1 && ["to", "or", "and", "x", "by"].includes(between[0] ?? "");
}
