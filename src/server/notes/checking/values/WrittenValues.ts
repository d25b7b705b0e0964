import type { NoteSection } from "../../../../shared/notes/document";
import { riskPattern } from "../../../facts/frames/riskPattern";
import { daysOf } from "../reading/isSameTime";
import { cleanSpeech } from "../../../facts/segment/cleanSpeech";
import { drugDoses } from "./drugDoses";
import { moodPattern } from "./moodPattern";
import { noAllergyPattern } from "./allergySubstances";
import { numbersIn, notableNumbers } from "./notableNumbers";

/**
 * Normalizes words of a risk to one form for every grammatical person: "hurt myself" and "hurt themselves" become
 * equal. Returns null for undefined.
 */
export function riskOf(word: string | undefined): string | null {
  if (word === undefined) return null;
  return word
    .toLowerCase()
    .replace(/\b(?:myself|yourself|himself|herself|themselves)\b/, "self")
    .replace(/\b(?:my|your|his|her|their|the patient's)\b/, "own")
    .replace(/\b(?:me|him|her|them|the patient)$/, "them")
    .replace(/\bi\b|\b(?:he|she|they)\b/, "they")
    .replace(/^suicid\w*/, "suicide");
}

/** Returns a word of mood without its ending, so that "depressed" and "depression" are equal; null for undefined. */
export function moodOf(word: string | undefined): string | null {
  return word === undefined ? null : word.toLowerCase().replace(/(?:ed|ing|ion|ness|ful|ety|ous|s)$/, "");
}

/** Returns the length of time of a `NotableNumber.key` in days; NaN for other keys. */
function daysOfKey(key: string): number {
  const [value = "", unit = null] = key.split(" ");
  return daysOf({ value, unit });
}

/** Returns all matches of a pattern, ignoring case. */
const allMatches = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(new RegExp(pattern.source, "gi"))].map(([word]) => word);

/** The drugs, doses, numbers, allergies, moods and risks that the note states. */
export class WrittenValues {
  /** Generic names. */
  readonly drugs: ReadonlySet<string>;
  /** In the form of `riskOf`. */
  readonly risks: readonly string[];
  /** In the form of `moodOf`. */
  readonly moods: readonly string[];
  readonly deniesAllergies: boolean;
  /** Generic names with the value of the dose: "lisinopril 10". */
  private readonly doses: ReadonlySet<string>;
  /** As in `NotableNumber.key`. */
  private readonly numbers: ReadonlySet<string>;
  /** Every number, without its unit. */
  private readonly bareNumbers: ReadonlySet<string>;
  /** Lengths of time in days. */
  private readonly days: ReadonlySet<number>;
  /** The sentences about allergies, in lower case. */
  private readonly allergyText: string;
  /** Generic names of the drugs in those sentences. */
  private readonly allergicDrugs: ReadonlySet<string>;

  constructor(sections: readonly NoteSection[]) {
    const sentences = sections.flatMap((section) =>
      section.sentences.map(({ text }) => ({ key: section.key, text: cleanSpeech(text) })),
    );
    const text = sentences.map((sentence) => sentence.text).join("\n");
    const mentions = sentences.flatMap((sentence) => drugDoses(sentence.text));
    this.drugs = new Set(mentions.map(({ generic }) => generic));
    this.doses = new Set(mentions.flatMap(({ generic, dose }) => (dose ? [`${generic} ${dose.value}`] : [])));
    this.numbers = new Set(sentences.flatMap((sentence) => notableNumbers(sentence.text).map(({ key }) => key)));
    this.days = new Set([...this.numbers].map(daysOfKey).filter((days) => !Number.isNaN(days)));
    this.bareNumbers = new Set(sentences.flatMap((sentence) => [...numbersIn(sentence.text)]));
    this.risks = allMatches(riskPattern, text).flatMap((word) => riskOf(word) ?? []);
    this.moods = allMatches(moodPattern, text).flatMap((word) => moodOf(word) ?? []);
    const allergies = sentences.filter(
      ({ key, text: line }) => key === "allergies" || /\b(?:allerg|rash|hives|reaction|break out)/i.test(line),
    );
    this.allergyText = allergies.map((sentence) => sentence.text.toLowerCase()).join("\n");
    this.allergicDrugs = new Set(
      allergies.flatMap((sentence) => drugDoses(sentence.text).map(({ generic }) => generic)),
    );
    this.deniesAllergies = allergies.some(
      (sentence) => noAllergyPattern.test(sentence.text) || /\bnkd?a\b/i.test(sentence.text),
    );
  }

  /** Returns whether the note names the substance (in lower case) in a sentence about allergies. */
  hasAllergy(substance: string): boolean {
    return this.allergicDrugs.has(substance) || this.allergyText.includes(substance);
  }

  /** Returns whether the note has this drug (generic name) with this dose (normalized, compared without its unit). */
  hasDoseOf(generic: string, value: string): boolean {
    return this.doses.has(`${generic} ${value}`);
  }

  /** Returns whether the note has any dose of this drug. */
  hasAnyDose(generic: string): boolean {
    return [...this.doses].some((dose) => dose.startsWith(`${generic} `));
  }

  /**
   * Returns whether the note has a number (`NotableNumber.key`). If the key has a unit, the note must have the number
   * with that unit, or the same time in another unit ("14 day", "2 week"). A bare number (a pulse of 72) counts
   * wherever it occurs.
   */
  hasNumber(key: string): boolean {
    return this.numbers.has(key) || (!key.includes(" ") && this.bareNumbers.has(key)) || this.days.has(daysOfKey(key));
  }
}
