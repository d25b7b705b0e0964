import { findDrugNames } from "../../facts/lexicon/findDrugNames";
import { tokenize } from "../../facts/lexicon/tokenize";

/** Matches a number with its separators: "500", "1,000", "120/80". */
const numberPattern = /\d+(?:[.,:/]\d+)*/g;
/**
 * Matches a unit after a digit, with the unit as its group: "500 | mg", "38 | °C". A translation keeps units as
 * written.
 */
const unitPattern = /\d\s?(mg|mcg|g|kg|ml|l|mmol|meq|iu|%|°[fc]|mmhg)(?![\p{L}\p{N}])/giu;

/** Numbers in digits by their words, as instructions for patients have them. */
const numberWords: Readonly<Record<string, string>> = {
  once: "1 time",
  twice: "2 times",
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
  ten: "10",
  eleven: "11",
  twelve: "12",
  fifteen: "15",
  twenty: "20",
  thirty: "30",
};
/** Matches a word of `numberWords`. */
const numberWordPattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${Object.keys(numberWords).join("|")})(?![\\p{L}\\p{N}])`,
  "giu",
);

/** Returns a text with its number words as digits, so that its translation can be compared: "twice" is "2 times". */
export const withDigits = (text: string): string =>
  text.replaceAll(numberWordPattern, (word) => numberWords[word.toLowerCase()] ?? word);

/**
 * Returns whether a translation has the same numbers, units and drugs as its original, each the same number of times.
 * Digits of any script count; drugs must be spelled as in the original. If a line names several drugs, all of these
 * values must be in the same order, so that no dose is another drug's. Pure.
 */
export function hasSameValues(original: string, translation: string): boolean {
  const [from, to] = [plainDigits(original), plainDigits(translation)];
  const drugs = drugsIn(from);
  const inOrder = (values: readonly Value[]): string[] =>
    values.toSorted((a, b) => a.at - b.at).map(({ text }) => text);
  const sorted = (values: readonly Value[]): string[] => values.map(({ text }) => text).toSorted();
  const compared = drugs.length > 1 ? inOrder : sorted;
  const valuesIn = (text: string): Value[] => [...drugsIn(text), ...numbersIn(text), ...unitsIn(text)];
  return JSON.stringify(compared(valuesIn(from))) === JSON.stringify(compared(valuesIn(to)));
}

/**
 * A number, unit or drug that a translation must keep, and the position that it is sorted by: the offset at which it
 * begins.
 */
interface Value {
  text: string;
  at: number;
}

/**
 * Returns the text with the digits of all scripts as 0 to 9 ("500" for "٥٠٠") and with Latin letters of usual width.
 * Letters of other scripts become spaces, because they can touch the name of a drug.
 */
function plainDigits(text: string): string {
  const latin = text
    .normalize("NFKC")
    .replaceAll("\u03bcg", "mcg")
    .replaceAll(/[^\P{L}\p{Script=Latin}]/gu, " ");
  return latin.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });
}

/**
 * Returns the numbers of a text. A decimal comma becomes a point; a comma before three digits is kept, because it can
 * separate thousands.
 */
const numbersIn = (text: string): Value[] =>
  [...text.matchAll(numberPattern)].map(({ 0: number, index }) => ({
    text: number.replaceAll(/,(?!\d{3}(?!\d))/g, "."),
    at: index,
  }));

/** Returns the units of a text, each positioned after the last digit of its number, so that it sorts behind it. */
const unitsIn = (text: string): Value[] =>
  [...text.matchAll(unitPattern)].map(({ 1: unit = "", index }) => ({ text: unit.toLowerCase(), at: index + 0.5 }));

/**
 * Returns the drug names of a text, in lower case. Names that are also everyday words are left out: a translation has
 * other words for them.
 */
const drugsIn = (text: string): Value[] =>
  findDrugNames(tokenize(text)).flatMap(({ isAmbiguous, start, end }) =>
    isAmbiguous ? [] : [{ text: text.slice(start, end).toLowerCase(), at: start }],
  );
