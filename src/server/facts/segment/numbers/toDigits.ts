import { ones, tens } from "./numberWords";

/** Matches words after a lone "one" that make it a count; otherwise it stays a word ("this one", "no one"). */
const countedPattern =
  /^(?:mg|mcg|ml|grams?|milligrams?|micrograms?|pills?|tablets?|capsules?|puffs?|drops?|units?|weeks?|days?|months?|years?|hours?|minutes?|times?|plus|over|out|to|or|percent|degrees?)$/i;

/** A number read from words. */
interface SpokenNumber {
  value: number;
  /** Number of words read. */
  length: number;
}

/** Matches the words after a number of times: "three | times a day". */
const timesEachPattern = /^times (?:(?:an?|per|every|each) (?:day|night|week)|daily|weekly)\b/i;
/** Largest number of times a day that a dose is taken. */
const maxTimes = 6;

/** Returns whether the number at `words[at]` says how often: "five hundred | three times a day". */
function isTimes(words: readonly string[], at: number): boolean {
  const times = ones[words[at]?.toLowerCase() ?? ""] ?? 0;
  return times > 1 && times <= maxTimes && timesEachPattern.test(words.slice(at + 1, at + 4).join(" "));
}

/** Matches units of time before "ago". */
const periodsPattern = /^(?:days?|weeks?|months?|years?|hours?|minutes?)$/i;

/** Reads a number from 0 to 99 at `words[at]`; null if there is none. */
function readSmall(words: readonly string[], at: number): SpokenNumber | null {
  const word = words[at]?.toLowerCase();
  if (word === undefined) return null;
  const [ten = "", one = ""] = word.split("-");
  if (word.includes("-")) {
    const [a, b] = [tens[ten], ones[one]];
    return a !== undefined && b !== undefined && b > 0 && b < 10 ? { value: a + b, length: 1 } : null;
  }
  const whole = tens[word];
  if (whole === undefined) return ones[word] === undefined ? null : { value: ones[word], length: 1 };
  const next = ones[words[at + 1]?.toLowerCase() ?? ""];
  return next !== undefined && next > 0 && next < 10 && !isTimes(words, at + 1)
    ? { value: whole + next, length: 2 }
    : { value: whole, length: 1 };
}

/**
 * Reads a spoken whole number: "fifty eight", "one forty eight" (148), "a hundred and forty", "twenty twenty one"
 * (2021). Null if there is none.
 */
function readWhole(words: readonly string[], at: number): SpokenNumber | null {
  const next = words[at + 1]?.toLowerCase();
  const article = words[at]?.toLowerCase() === "a" && (next === "hundred" || next === "thousand");
  const first = article ? { value: 1, length: 1 } : readSmall(words, at);
  if (!first) return null;
  const after = at + first.length;
  const scale = words[after]?.toLowerCase();
  if (scale === "hundred" || scale === "thousand") {
    const joined = words[after + 1]?.toLowerCase() === "and" && readSmall(words, after + 2) ? 1 : 0;
    if (isTimes(words, after + 1))
      return { value: first.value * (scale === "hundred" ? 100 : 1000), length: first.length + 1 };
    const rest = scale === "hundred" ? readSmall(words, after + 1 + joined) : readWhole(words, after + 1 + joined);
    const fractionUnit = scale === "hundred" ? 100 : 1000;
    if (!rest || rest.value >= fractionUnit) return { value: first.value * fractionUnit, length: first.length + 1 };
    return { value: first.value * fractionUnit + rest.value, length: first.length + 1 + joined + rest.length };
  }
  const isYear = first.value === 19 || first.value === 20;
  if (first.length === 1 && first.value > 0 && (first.value < 10 || isYear)) {
    // "one oh four" is 104.
    const unit = /^(?:oh|o)$/.test(scale ?? "") ? ones[words[after + 1]?.toLowerCase() ?? ""] : undefined;
    if (unit !== undefined && unit > 0 && unit < 10) return { value: first.value * 100 + unit, length: 3 };
    const rest = readSmall(words, after);
    if (rest && rest.value >= 10) return { value: first.value * 100 + rest.value, length: 1 + rest.length };
  }
  return first;
}

/**
 * Reads the digits after "point": "seven", "twenty five", "5", "oh five" (05), "two five" (25); null if there are none.
 */
function readDecimals(words: readonly string[], at: number): { digits: string; length: number } | null {
  const spelled: string[] = [];
  for (let i = at; i < words.length; i += 1) {
    const word = words[i]?.toLowerCase() ?? "";
    const digit = /^(?:oh|o|zero)$/.test(word) ? 0 : ones[word];
    if (digit === undefined || digit > 9) break;
    spelled.push(String(digit));
  }
  const after = at + spelled.length;
  // In "three point one | two years ago", "two" counts the years and is not a decimal.
  if (spelled.length > 1 && periodsPattern.test(words[after] ?? "") && /^ago$/i.test(words[after + 1] ?? ""))
    spelled.pop();
  if (spelled.length > 1) return { digits: spelled.join(""), length: spelled.length };
  if (spelled.length === 1) return { digits: spelled.join(""), length: 1 };
  const small = readSmall(words, at);
  if (small) return { digits: String(small.value), length: small.length };
  return /^\d+$/.test(words[at] ?? "") ? { digits: words[at] ?? "", length: 1 } : null;
}

/** Matches a unit of a decimal below one, or the "by" of a size: "point four | by two". */
const unitAfterPattern = /^(?:by|mm|cm|mg|mcg|ml|percent|(?:milli|centi|micro)[a-z]+)$/i;

/** Reads a decimal without its zero before a unit: "point four" is 0.4; null at other words. */
function readBelowOne(words: readonly string[], at: number): { digits: string; length: number } | null {
  const decimals = words[at]?.toLowerCase() === "point" ? readDecimals(words, at + 1) : null;
  const after = words[at + 1 + (decimals?.length ?? 0)] ?? "";
  return decimals && unitAfterPattern.test(after)
    ? { digits: `0.${decimals.digits}`, length: decimals.length + 1 }
    : null;
}

/** Plural tens as in blood pressures: "thirties" in "one thirties over eighties". */
const plural = Object.keys(tens)
  .map((ten) => `${ten.slice(0, -1)}ies`)
  .join("|");
/** Matches a plural ten after a hundred: "one thirties". */
const decadesPattern = new RegExp(`\\b(one |two )(${plural})\\b`, "gi");
/** Matches a plural ten after "over": "130s over eighties". */
const decadesBelowPattern = new RegExp(`\\b(\\d{2,3}s?) over (?:the )?(${plural})\\b`, "gi");
/** Returns the number of a plural ten: "thirties" is 30. */
const decade = (word: string): number => tens[`${word.toLowerCase().slice(0, -3)}y`] ?? 0;

/**
 * Matches a number with a half, which is neither an age nor part of a day: "2 and a half mg", "one and a half weeks".
 */
const halfPattern =
  /(?<![\w.,/])(\d{1,3}|one) and a half\b(?! (?:to \d|plus\b|(?:or so )?(?:hours?|minutes?|years? old|year-old)\b))/gi;

/** Matches a hyphen between the hundreds and the rest of a spoken number: "one-fifty". */
const hyphenPattern =
  /\b(one|two|three|four|five|six|seven|eight|nine)-(?=(?:ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)t(?:y|ies)|oh)\b)/gi;

/**
 * Converts spoken numbers to digits: "one forty eight over ninety two" → "148/92", "ninety eight point six" → "98.6",
 * "a hundred and five" → "105", "three out of ten" → "3/10". A lone "one" stays a word unless something countable
 * follows. The words of `text` must be separated by single spaces; punctuation after a word is kept.
 */
export function toDigits(text: string): string {
  const words = text.replace(hyphenPattern, "$1 ").split(" ");
  const bare = words.map((word) => word.replace(/(?<![,.;:?!])[,.;:?!]+$/, ""));
  const out: string[] = [];
  for (let i = 0; i < words.length;) {
    const read = readAt(bare, words, i);
    if (read) {
      const tail = words[i + read.length - 1]?.slice(bare[i + read.length - 1]?.length ?? 0) ?? "";
      out.push(read.digits + tail);
      i += read.length;
    } else out.push(words[i++] ?? "");
  }
  return out
    .join(" ")
    .replace(
      decadesPattern,
      (_words, hundred: string, ten: string) => `${ones[hundred.toLowerCase().trim()] ?? ""}${decade(ten)}s`,
    )
    .replace(decadesBelowPattern, (_words, above: string, ten: string) => `${above}/${decade(ten)}s`)
    .replace(/(\d\.\d{1,2}) (?=\d{1,2} (?:days?|weeks?|months?|years?|hours?|minutes?) ago\b)/g, "$1, ")
    .replace(/\b(\d{2,3}s?) over(?: the)?(?: over)?(?: the)? (\d{2,3}s?)\b/g, "$1/$2")
    .replace(/\b(\d{1,2}) (?:out of|over) (\d{1,2})\b/g, "$1/$2")
    .replace(halfPattern, (_words, whole: string) => `${/^one$/i.test(whole) ? 1 : whole}.5`)
    .replace(/\b(\d+(?:\.\d+)?) (?=[2-6] times (?:an?|per|every|each|daily)\b)/g, "$1, ");
}

/** Maximum number of words of a number, which bounds the work for a text of nothing but numbers. */
const maxWords = 24;

/** Returns whether a number can start at a word. */
function canStart(words: readonly string[], at: number): boolean {
  const word = words[at]?.toLowerCase() ?? "";
  if (word === "a") return /^(?:hundred|thousand)$/i.test(words[at + 1] ?? "");
  return word in ones || word in tens || word === "point" || word.includes("-");
}

/** Reads the number at a word, as digits, and the number of words it takes; null if there is none. */
function readAt(bare: string[], words: string[], position: number): { digits: string; length: number } | null {
  if (!canStart(bare, position)) return null;
  // A comma or a full stop ends a number: "twenty, five" is two numbers. The word before counts, too.
  const from = Math.max(0, position - 1);
  const at = position - from;
  const near = bare.slice(from, position + maxWords);
  const end = near.findIndex((word, i) => i >= at && words[from + i] !== word);
  const reach = end < 0 ? near : near.slice(0, end + 1);
  const spelled = readSpelled(reach, at);
  if (spelled) return spelled;
  const below = readBelowOne(reach, at);
  if (below) return below;
  const whole = readWhole(reach, at);
  if (!whole) return readFraction(reach, at);
  const after = at + whole.length;
  if (reach[after]?.toLowerCase() === "point") {
    const decimals = readDecimals(reach, after + 1);
    if (decimals) return { digits: `${whole.value}.${decimals.digits}`, length: whole.length + 1 + decimals.length };
  }
  const isPronoun = whole.value === 1 && whole.length === 1 && !countedPattern.test(near[after] ?? "");
  return isPronoun ? null : { digits: String(whole.value), length: whole.length };
}

/**
 * Reads three digits, two of them the same, as a number: "two two five" (225). Null if there are more, or words for
 * tens.
 */
function readSpelled(words: readonly string[], at: number): { digits: string; length: number } | null {
  const digits = [at, at + 1, at + 2].map((i) => ones[words[i]?.toLowerCase() ?? ""] ?? 10);
  const [a = 10, b = 10, c = 10] = digits;
  if (a === 0 || digits.some((digit) => digit > 9) || (a !== b && b !== c)) return null;
  if (readSmall(words, at + 3) || /^(?:point|hundred|thousand)$/i.test(words[at + 3] ?? "")) return null;
  const before = words[at - 1];
  if (before !== undefined && (readSmall([before], 0) || /^(?:point|\d+)$/i.test(before))) return null;
  return { digits: digits.join(""), length: 3 };
}

/** Matches units after a number below one that is said without its zero: "point five | milligrams". */
const unitPattern =
  /^(?:mg|mcg|ml|milligrams?|micrograms?|grams?|cm|mm|centimet(?:er|re)s?|millimet(?:er|re)s?|kilos?|kg|percent|units?)$/i;

/** Matches what has a value below one, said without its zero: "creatinine | point eight". */
const measuredPattern =
  /^(?:creatinine|troponin|bilirubin|lactate|ratio|inr|tsh|cr|crp|potassium|cup(?:'s)?|disc(?:'s)?)$/i;

/** Matches how often a drug is taken, right after its dose: "point four | at bedtime". */
const regimenPattern =
  /^(?:at (?:night|bedtime)|once|twice|daily|nightly|every (?:day|night|morning|evening)|in the (?:morning|evening)|a day)\b/i;

/** Matches the word before a value below one with two digits: "under | point two five". */
const limitPattern = /^(?:below|under|above|over|than|at|is|was|of|from)$/i;

/**
 * Reads "point five" as 0.5 before a unit, after the name of a measurement or after "then", and "point oh four" as
 * 0.04; null for other words.
 */
function readFraction(words: readonly string[], at: number): { digits: string; length: number } | null {
  if (words[at]?.toLowerCase() !== "point") return null;
  const decimals = readDecimals(words, at + 1);
  // After a dose, it is the next dose: "1.2 mg now, then point six".
  const isNextDose = /^then$/i.test(words[at - 1] ?? "");
  const after = decimals ? words.slice(at + 1 + decimals.length, at + 4 + decimals.length).join(" ") : "";
  const isDose = regimenPattern.test(after);
  // "below point oh four"
  const isLimited = /^(?:oh|o|zero)$/i.test(words[at + 1] ?? "") || limitPattern.test(words[at - 1] ?? "");
  return decimals &&
    (isNextDose ||
      (isLimited && decimals.length > 1) ||
      isDose ||
      measuredPattern.test(words[at - 1] ?? "") ||
      unitPattern.test(words[at + 1 + decimals.length] ?? ""))
    ? { digits: `0.${decimals.digits}`, length: 1 + decimals.length }
    : null;
}
