import type { Fact } from "../../../Fact";
import { makeFact } from "../../../frames/makeFact";
import { regimenIn } from "../../../frames/readMedications";
import type { Sentence } from "../../../segment/Sentence";
import { patientStatement } from "../../../statements/patientStatement";
import type { ReadingState } from "../../../statements/ReadingState";
import { findDrugs } from "../../../terms/findDrugs";
import { withoutLead } from "../isQuestion";

/** Matches a question about a dose that names no drug, with the unit as the group: "How many | milligrams |?" */
const asksDosePattern =
  /^(?:and |so |okay |at )*(?:(?:what|which) (?:dose|strength|dosage)|how many (milligrams?|mg|micrograms?|mcg|units?|mls?|milliliters?)|how (?:much|strong)|(?:do you )?know (?:what|which|the) (?:dose|strength)|what(?:'s| is) the (?:dose|strength))(?: (?:is (?:it|that)|are (?:you (?:on|taking)|they|those)|(?:do|does|did) (?:you|he|she) (?:take|have|use)|of (?:it|that)|of [a-z0-9 ]{3,20} do you take|each|a day|at a time))*\?*$/i;
/** Matches a question about how often the drug just named is taken: "Once or twice a day?", "How often?" */
const asksOftenPattern =
  /^(?:and |so |okay |is that |(?:do|are) you (?:take|taking) (?:it|that|them) )*(?:once(?: a day| daily)?,? or twice|twice(?: a day| daily)?,? or once|how (?:often|many times)|once (?:a day|daily)|every day|daily)(?: (?:a day|daily|per day|is that|(?:do|are) you (?:take|taking) (?:it|that|them)|do you take [a-z0-9 ]{3,20}))*\?*$/i;
/** Matches a question about the time of day at which that drug is taken: "Morning or night?", "When do you take it?" */
const asksTimePattern =
  /^(?:and |so |okay |is that |do you take (?:it|that|them) )*(?:(?:in the |at )?(?:mornings?|nights?|bedtime|evenings?),? or (?:in the |at )?(?:nights?|mornings?|evenings?|bedtime)|(?:at )?(?:what|which) time(?: of (?:the )?day)?(?: do you take (?:it|that|them))?|when do you (?:usually )?take (?:it|that|them|[a-z]{4,20}))\?*$/i;

/** Matches words around an amount or a time that add nothing to it: "I think", "it says". */
const aroundPattern =
  /\b(?:I think|I believe|it is|it's|that is|they are|it says|I take (?:it|them|one)|the|just|only|oh|um|uh|well|so|yeah|yes)\b[,.]? ?/gi;
/** Matches a dose, with or without its unit: "20", "500 mg", "20 milligrams". */
const dosePattern =
  /^(\d[\d.,]*)(?: ?(mg|milligrams?|mcg|micrograms?|units?|ml|mls|g|grams?))?(?: (?:tablets?|pills?|each|ones?))?[.!]?$/i;
/** Matches how often something is taken without “a day”: "twice", "three times". */
const timesPattern = /^(once|twice|(?:two|three|four|\d) times)(?: (?:a day|daily|each day|per day))?[.!]?$/i;
/** Times of day as written in a regimen. */
const timesOfDay: readonly (readonly [RegExp, string])[] = [
  [/^(?:at |in (?:the )?|every )?(?:nights?|night ?time)[.!]?$/i, "nightly"],
  [/^(?:at |before )?bed(?:time)?[.!]?$/i, "at bedtime"],
  [/^(?:in (?:the )?|every |first thing in (?:the )?)?mornings?[.!]?$/i, "in the morning"],
  [/^(?:in (?:the )?|every )?evenings?[.!]?$/i, "in the evening"],
];
/** Number of the latest facts that are searched for those of the turn before the question. */
const maxFactsBack = 4;

/** Returns the dose, frequency or time that an answer gives to a question about it; null otherwise. */
function detailOf(asked: string, answer: string): ReturnType<typeof regimenIn> {
  const said = answer.replace(aroundPattern, "").trim();
  const ofDose = asksDosePattern.exec(asked);
  const [, number, own] = (ofDose && dosePattern.exec(said)) || [];
  const unit = own ?? ofDose?.[1];
  if (number && unit) return regimenIn(`${number} ${unit}`);
  // "How much?" "Two." can be tablets.
  if (number) return /^[1-4]$/.test(number) ? null : { dose: number };
  const times = asksOftenPattern.test(asked) ? timesPattern.exec(said)?.[1] : undefined;
  if (times) return regimenIn(`${times} a day`);
  const time = asksTimePattern.test(asked) ? timesOfDay.find(([pattern]) => pattern.test(said))?.[1] : undefined;
  return time === undefined ? null : regimenIn(time);
}

/** Returns whether an answer to a question about a dose can be tablets as well as milligrams: "How much?" "Two." */
function isUnclearAmount(asked: string, answer: string): boolean {
  const [, number, own] = dosePattern.exec(answer.replace(aroundPattern, "").trim()) ?? [];
  const [isOfDose, unit] = asksDosePattern.exec(asked) ?? [];
  return Boolean(isOfDose && !unit && number && !own && /^[1-4]$/.test(number));
}

/** Returns whether a fact is a medicine that the patient takes. */
const isTaken = ({ kind, polarity, subject, slots }: Fact): boolean =>
  kind === "medication" && polarity === "present" && subject === "patient" && slots.name !== undefined;

/**
 * Returns the only medicine that the turn before the question names, if it names nothing else that can be counted; null
 * otherwise.
 */
function drugBefore({ facts }: ReadingState): Fact | null {
  const recent = facts.slice(-maxFactsBack);
  const turn = recent.at(-1)?.evidence.at(-1)?.turn;
  const [only, ...others] = recent.filter(
    ({ kind, evidence }) => kind !== "statement" && evidence.at(-1)?.turn === turn,
  );
  return only && others.length === 0 && isTaken(only) ? only : null;
}

/** Matches the name of a drug in a question, with "of" or "the" before it. */
const withNamePattern = (name: string): RegExp =>
  new RegExp(` (?:of )?(?:the |your )?${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}\\b`, "i");

/** Returns the latest medicine of the patient with a generic name; null if there is none. */
const drugNamed = (generic: string, { facts }: ReadingState): Fact | null =>
  facts.findLast((fact) => isTaken(fact) && findDrugs(fact.slots.name?.text ?? "")[0]?.generic === generic) ?? null;

/** Matches words that correct or doubt the answer before them: "No, forty", "or maybe 40". */
const correctsPattern = /\d|\b(?:no|sorry|actually|wait|or|maybe|rather|not)\b/i;

/**
 * Adds what a short answer says about the medicine just named to it: its dose ("How many milligrams?" "Twenty."), how
 * often ("Once or twice a day?" "Twice.") or when it is taken ("Morning or night?" "Night."). Returns false for other
 * questions and answers, for another person's medicine, and if the answer is corrected or doubted.
 */
export function addDrugDetail(
  question: Sentence,
  [answer, ...later]: readonly Sentence[],
  reading: ReadingState,
): boolean {
  const [named, ...others] = findDrugs(question.text);
  // "How much amlodipine?" is "How much?" about that drug.
  const asked = withoutLead(named ? question.text.replace(withNamePattern(named.name), "") : question.text);
  const isOfOther = reading.facts.at(-1)?.subject !== "patient" || /\b(?:he|she|they)\b/i.test(asked);
  const isPlain = !later.some(({ text }) => correctsPattern.test(text));
  const isOwn =
    answer !== undefined && findDrugs(answer.text).length === 0 && others.length === 0 && !isOfOther && isPlain;
  const drug = !isOwn ? null : named ? drugNamed(named.generic, reading) : drugBefore(reading);
  if (drug && answer && isUnclearAmount(asked, answer.text) && !drug.slots.dose) {
    const slots = {
      topic: "amount",
      name: `amount of ${drug.slots.name?.text ?? ""}`,
      value: `${answer.text} (no unit given)`,
    };
    reading.facts.push(makeFact({ kind: "statement", from: [question, answer], slots }));
    for (const sentence of later) reading.facts.push(...patientStatement(sentence, reading));
    return true;
  }
  const regimen = drug && answer ? detailOf(asked, answer.text) : null;
  if (!answer || !drug || !regimen || (regimen.dose ? drug.slots.dose : drug.slots.frequency)) return false;
  const { slots, evidence } = makeFact({ kind: "medication", from: [question, answer], slots: { ...regimen } });
  reading.facts[reading.facts.indexOf(drug)] = {
    ...drug,
    slots: { ...drug.slots, ...slots },
    evidence: [...drug.evidence, ...evidence],
  };
  for (const sentence of later) reading.facts.push(...patientStatement(sentence, reading));
  return true;
}
