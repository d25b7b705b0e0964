import type { Omission } from "../../../shared/notes/document";
import { riskPattern } from "../../facts/frames/riskPattern";
import { findDrugNames } from "../../facts/lexicon/findDrugNames";
import { findTerms } from "../../facts/lexicon/findTerms";
import { tokenize } from "../../facts/lexicon/tokenize";
import type { RankedOmission } from "./findOmissions";
import { isSpeech } from "./omissions/factOmissions";
import { repeatsValue } from "./omissions/repeatsValue";
import { moodPattern } from "./values/moodPattern";
import { notableNumbers } from "./values/notableNumbers";
import { moodOf } from "./values/WrittenValues";

/** Kinds of omissions that are about the same thing if they name the same drug: that it is taken or prescribed. */
const ofTreatment = new Set<Omission["kind"]>(["drug", "dose", "order"]);
/** Maximum number of omissions that need not be resolved. */
const maxOffered = 4;
/** The same maximum when one of a kind in `important` is added. */
const maxImportant = 5;
/** Number of omitted numbers that keep their rank. */
const maxNumbers = 1;
/**
 * Kinds of omissions that are important enough for the higher maximum. Advice is not: visits have much of it, and
 * clinicians write less than half (decision 38).
 */
const important = new Set<Omission["kind"]>([
  "drug",
  "dose",
  "allergy",
  "risk",
  "diagnosis",
  "order",
  "refusal",
  "followUp",
]);
/** Ranks of omitted values by kind, on the scale of `RankedOmission.rank`; kinds not listed have 2. */
const valueRanks: Partial<Record<Omission["kind"], number>> = { number: 3.6, mood: 4.2 };
/** Rank of a number in words that are not fit for a note: after all others (decision 38). */
const speechRank = Infinity;

/**
 * Merges two lists of omissions: first all that must be resolved, then the most important others up to the maximum. If
 * a fact and a value are about the same thing, the fact is dropped, unless it must be resolved and the value need not
 * be. A number or mood that need not be resolved and that the sentence of a fact states is dropped instead of the fact.
 * @param values omitted values, such as doses and numbers, from `findUnwrittenValues`.
 * @param stated omitted statements and facts from `findOmissions`.
 * @param isLeftOut whether an omission was already answered with `left_out`. Such an omission is returned even beyond
 * the maximum, so that its answer is kept for a later check.
 */
export function mergeOmissions(
  values: readonly Omission[],
  stated: readonly RankedOmission[],
  isLeftOut: (omission: Omission) => boolean = () => false,
): Omission[] {
  const facts = stated.filter(
    ({ omission }) => omission.must || !values.some((value) => repeatsValue(omission, value)),
  );
  const kept = values.filter(
    (value) => !facts.some(({ omission }) => states(omission, value) || replaces(omission, value)),
  );
  const ids = new Set(kept.map(({ id }) => id));
  const all = [
    ...kept.map((omission) => ({ omission, rank: rankOfValue(omission) })),
    ...facts.filter(({ omission }) => !ids.has(omission.id) && !kept.some((value) => isSameOmission(omission, value))),
  ].toSorted((a, b) => a.rank - b.rank);
  const must = all.filter(({ omission }) => omission.must).map(({ omission }) => omission);
  const offered: Omission[] = [];
  for (const { omission } of withNumbersLast(all)) {
    if (omission.must) continue;
    const hasRoom = offered.length < (important.has(omission.kind) ? maxImportant : maxOffered);
    if (hasRoom || isLeftOut(omission)) offered.push(omission);
  }
  return [...must, ...offered];
}

/** Returns the rank of an omitted value; one in words of a conversation comes after all others. */
const rankOfValue = ({ kind, must, sentence }: Omission): number =>
  !must && kind === "number" && (sentence.startsWith("Asked “") || isSpeech(sentence))
    ? speechRank
    : (valueRanks[kind] ?? 2);

/**
 * Moves all numbers but the first `maxNumbers` to the end, so that the numbers of one narrative do not take the place
 * of a symptom or an order.
 */
function withNumbersLast(ranked: readonly RankedOmission[]): RankedOmission[] {
  const extra = new Set(ranked.filter(({ omission: { kind, must } }) => kind === "number" && !must).slice(maxNumbers));
  return [...ranked.filter((each) => !extra.has(each)), ...extra];
}

/**
 * Returns whether the sentence of an omitted fact states an omitted number or mood of the same turn that need not be
 * resolved.
 */
function states(fact: Omission, value: Omission): boolean {
  if (value.must || !fact.evidence.some((turn) => value.evidence.includes(turn))) return false;
  if (value.kind === "mood") return statesMood(fact, value);
  const written = numbersIn(fact.sentence);
  if (value.kind !== "number") return false;
  const wanted = numbersIn(value.sentence);
  // The sentence of a fact can be a list, "Respiratory rate, 18.", in which no notable number is found; its digits are
  // compared then, except with a number that has a unit.
  if (fact.kind === "number" && wanted.every((key) => !key.includes(" ")))
    return digitsIn(value.sentence).every((number) => digitsIn(fact.sentence).includes(number));
  return wanted.every((number) => written.includes(number));
}

/**
 * Returns whether the sentence of an omitted symptom states an omitted mood, in the same words or as the same symptom:
 * "Reports low mood." for "I feel down".
 */
function statesMood(fact: Omission, mood: Omission): boolean {
  if (fact.kind !== "symptom") return false;
  const stated = new Set([
    ...moodsIn(fact.sentence),
    ...findTerms(tokenize(fact.sentence), ["symptom"]).map(({ name }) => name),
  ]);
  return moodsIn(mood.sentence).some((each) => stated.has(each));
}

/** Returns the moods of a sentence, and the symptoms that the words for them name. */
const moodsIn = (sentence: string): string[] =>
  [...sentence.matchAll(new RegExp(moodPattern, "gi"))].flatMap(([words]) => [
    moodOf(words) ?? "",
    ...findTerms(tokenize(words), ["symptom"]).map(({ name }) => name),
  ]);

/** Returns whether a fact that must be resolved is about the same thing as a value that need not be. */
const replaces = (fact: Omission, value: Omission): boolean => fact.must && !value.must && isSameOmission(fact, value);

/** Returns the numbers of a sentence as written. */
const digitsIn = (sentence: string): string[] => sentence.match(/\d+(?:[./]\d+)*/g) ?? [];

/** Returns the keys of the notable numbers of a sentence. */
const numbersIn = (sentence: string): string[] => notableNumbers(sentence).map(({ key }) => key);

/**
 * Returns whether an omitted fact and an omitted value are about the same thing: allergies to the same drug, the same
 * drug as a treatment, or statements of one kind in the same turn.
 */
function isSameOmission(fact: Omission, value: Omission): boolean {
  const areAllergies = fact.kind === "allergy" && value.kind === "allergy";
  if (areAllergies || (ofTreatment.has(fact.kind) && ofTreatment.has(value.kind))) {
    const names = drugsOf(`${fact.sentence} ${fact.text}`);
    return drugsOf(value.sentence).some((name) => names.includes(name));
  }
  const sharesTurn = fact.evidence.some((turn) => value.evidence.includes(turn));
  if (!sharesTurn || value.kind === "number") return false;
  if (value.kind === "mood") return statesMood(fact, value);
  return (
    fact.kind === value.kind || (value.kind === "risk" && fact.kind === "symptom" && riskPattern.test(fact.sentence))
  );
}

/** Returns the generic names of the drugs in a text. */
const drugsOf = (text: string): string[] => findDrugNames(tokenize(text)).map(({ inn }) => inn);
