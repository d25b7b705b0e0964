import { agreementFact } from "./agreementFact";
import type { Fact } from "../../Fact";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { findDrugs } from "../../terms/findDrugs";

/** Matches a patient's question about several options: "Which one makes you gain less weight?" */
const asksWhichPattern = /\bwhich (?:one|of (?:them|those|the two)|is|would)\b/i;
/** Matches a patient's choice of the option named last or by its place: "Then that one", "I'll have the first one". */
const choosesPattern =
  /^(?:(?:okay|ok|well|then|alright|all right|so|right|yes|yeah|let us (?:do|try|go with)|I (?:will|would)(?: (?:like|rather|prefer))?(?: (?:take|have|try|go (?:for|with)|do|to (?:try|have|take)))?|can we (?:do|try)|maybe|I think),? ){0,4}(that one|the (?:first|second|last) one|the (?:former|latter))(?:,? (?:then|please|I think|sounds good|sounds better))*[.!]?$/i;
/** Number of the latest facts among which the options are. "That one" does not mean earlier ones. */
const maxFactsBack = 6;

/** Returns whether a fact is a drug that the clinician has only offered. */
const isOption = ({ kind, status, certainty, condition, slots }: Fact): boolean =>
  kind === "order" && status === "current" && certainty === "possible" && !condition && slots.name !== undefined;

const genericOf = (name: string): string => findDrugs(name)[0]?.generic ?? name;

/**
 * Returns whether a clinician only answers the patient's question about the options by naming one of them: "Which one
 * makes you gain less weight?" "Venlafaxine."
 */
export function answersWhich({ text, at }: Sentence, { patientAskedAt, heard, facts }: ReadingState): boolean {
  const [drug, other] = findDrugs(text);
  return (
    at - patientAskedAt === 1 &&
    asksWhichPattern.test(heard) &&
    drug !== undefined &&
    !other &&
    !/\d|\b(?:start|try|use|go with|will|would like)\b/i.test(text) &&
    facts.slice(-maxFactsBack).filter(isOption).length > 1
  );
}

/**
 * Returns the orders that a clinician's sentence adds to options with "or" as options, too: "We could use A. Or B at
 * night."
 */
export function asFurtherOption(read: readonly Fact[], { text, turn }: Sentence, { facts }: ReadingState): Fact[] {
  const last = facts.at(-1);
  const isFurther = /^or /i.test(text) && last && isOption(last) && last.evidence.at(-1)?.turn === turn;
  return read.map((fact) => {
    const { object } = fact.slots;
    if (!isFurther || fact.kind !== "order" || !object) return fact;
    const words = { ...object, text: object.text.replace(/^or (?:an? |some |the )?/i, "start ") };
    const action = { ...object, text: "start" };
    return { ...fact, certainty: "possible" as const, slots: { ...fact.slots, action, object: words } };
  });
}

/**
 * Reads that the patient chooses one of the drugs that were offered by its place or as the one named last: "Then that
 * one." Its order becomes certain, and the others are withdrawn. Null if that leaves open which is meant.
 */
export function choosesThatOne(turn: readonly Sentence[], reading: ReadingState): Fact | null {
  const { facts, lastSaid } = reading;
  const said = turn.find(({ text }) => choosesPattern.test(text));
  const from = Math.max(0, facts.length - maxFactsBack);
  const options = facts.flatMap((fact, i) => (i >= from && isOption(fact) ? [i] : []));
  if (!said || !lastSaid || lastSaid.at !== said.at - 1 || options.length < 2) return null;
  const words = choosesPattern.exec(said.text)?.[1]?.toLowerCase() ?? "";
  const [named, other] = findDrugs(lastSaid.text);
  const chosen = /first|former/.test(words)
    ? options[0]
    : /second|latter|last/.test(words)
      ? options.at(-1)
      : named && !other
        ? options.find((i) => genericOf(facts[i]?.slots.name?.text ?? "") === named.generic)
        : undefined;
  if (chosen === undefined || (/second/.test(words) && options.length > 2)) return null;
  reading.facts = facts.map((fact, i) =>
    i === chosen
      ? { ...fact, certainty: "stated" as const }
      : options.includes(i)
        ? { ...fact, status: "withdrawn" as const }
        : fact,
  );
  reading.proposed = null;
  return agreementFact(said);
}
