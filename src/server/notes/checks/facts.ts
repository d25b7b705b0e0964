import { symptomsIn } from "../offline/answers";
import { cleanSpeech } from "../offline/cleanSpeech";
import { findDrugs, genericName } from "../../facts/terms/drugLexicon";

/** A drug named in a text, with the dose said beside it, if any. */
export interface DrugMention {
  /** As written in the text. */
  said: string;
  generic: string;
  dose: { value: string; unit: string } | null;
  at: number;
}

const unit = "mg|mcg|g|grams?|mL|units?|puffs?|tablets?|pills?|capsules?|drops?|%";
const amount = new RegExp(`(\\d[\\d,]*(?:\\.\\d+)?) ?(${unit})\\b`, "gi");
const number = /(?<![\w.])\d[\d,]*(?:\.\d+)?(?:\/\d+(?:\.\d+)?)?/g;

/** "1,000" and "1000", "5.0" and "5" are the same number. */
export function plainNumber(text: string): string {
  return text
    .replaceAll(",", "")
    .split("/")
    .map((part) => String(Number(part)))
    .join("/");
}

/** Every number of a clean text, as compared. "148/92" is one number, and its parts. */
export function numbersIn(clean: string): Set<string> {
  const found = [...clean.matchAll(number)].map(([raw]) => plainNumber(raw.replace(/,$/, "")));
  return new Set(found.flatMap((value) => [value, ...value.split("/")]));
}

/** Numbers as written in a note's sentence, with where. Numbers in names ("COVID-19", "B12", "T4") are none. */
export function numbersOf(text: string): { raw: string; value: string; at: number }[] {
  return [...text.matchAll(number)]
    .map((match) => ({ raw: match[0].replace(/,$/, ""), at: match.index }))
    .filter(({ at }) => !/[a-z]-?$/i.test(text.slice(Math.max(0, at - 2), at)))
    .map(({ raw, at }) => ({ raw, value: plainNumber(raw), at }));
}

/**
 * Returns the drugs of a text. A dose belongs to the drug closely before it ("lisinopril, 10 mg") or after it ("10 mg
 * of lisinopril").
 */
export function drugsIn(text: string): DrugMention[] {
  const names = findDrugs(text);
  if (names.length === 0) return [];
  const doses = [...text.matchAll(amount)].map((match) => ({
    at: match.index,
    end: match.index + match[0].length,
    value: plainNumber(match[1] ?? ""),
    unit: (match[2] ?? "").toLowerCase(),
  }));
  return names.map(({ name, at: start }, i) => {
    const end = start + name.length;
    const next = names[i + 1]?.at ?? text.length;
    const after = doses.find((dose) => dose.at >= end && dose.at < next && wordsBetween(text, end, dose.at) <= 8);
    const before = doses.findLast((dose) => dose.end <= start && isOf(text.slice(dose.end, start)));
    const dose = before ?? after ?? null;
    return {
      said: name,
      generic: genericName(name),
      dose: dose && { value: dose.value, unit: dose.unit },
      at: start,
    };
  });
}

/** "10 mg of lisinopril", but not "two puffs and prednisone": that dose is of what was said before. */
function isOf(between: string): boolean {
  return wordsBetween(between, 0, between.length) <= 2 && !/[,;:]|\b(?:and|or|plus|then|but|with)\b/i.test(between);
}

function wordsBetween(text: string, from: number, to: number): number {
  const between = text.slice(from, to);
  return /[.;?!](?:\s|$)/.test(between) ? Infinity : between.split(/\s+/).filter((word) => /\w/.test(word)).length;
}

const bodySide =
  /\b(left|right)\b(?!\s+(?:now|away|here|there|after|before|where|when|off|at the time|off the bat|the|over|it|them|him|her|us|me|out|on|so)\b)/gi;

/** Sides of the body named in a text. */
export function sidesIn(text: string): { side: "left" | "right"; at: number; raw: string }[] {
  return [...text.matchAll(bodySide)]
    .filter(
      ({ index }) =>
        !/\b(?:all|that is|is that|you are|be|alright|I|we|they|he|she|have|has|had|just) $/i.test(
          text.slice(Math.max(0, index - 10), index),
        ),
    )
    .map((match) => ({ side: match[1]?.toLowerCase() === "left" ? "left" : "right", at: match.index, raw: match[0] }));
}

const negation =
  /\b(?:no(?!,| just| really| I | my | it | that | the )|not|never|without|denies|deny|denied|denying|negative for|none|absent|free of|nor|neither|cannot)\b/gi;
const newClause = /\b(?:but|except|however|although|though|reports?|endorses?)\b|[.;:?]/gi;

/** Whether the symptom at `at` is said to be there, by the words before it in its clause. */
export function isDenied(text: string, at: number): boolean {
  const before = text.slice(0, at);
  const start = [...before.matchAll(newClause)].at(-1)?.index ?? 0;
  const clause = before.slice(start);
  const cue = [...clause.matchAll(negation)].at(-1);
  if (!cue) return false;
  return clause.slice(cue.index).split(/\s+/).length <= 14;
}

/** The symptoms a sentence is sure about, each with whether it is denied. */
export function symptomPolarities(text: string): { name: string; denied: boolean }[] {
  return symptomsIn(text).map(({ name, pattern }) => ({
    name,
    denied: isDenied(text, pattern.exec(text)?.index ?? 0),
  }));
}

/** A note's sentence made comparable to speech: numbers and units alike. */
export function comparable(text: string): string {
  return cleanSpeech(text);
}
