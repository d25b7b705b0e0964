import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { regimenIn } from "../../frames/readMedications";
import type { Sentence } from "../../segment/Sentence";
import { findDrugs } from "../../terms/findDrugs";
import type { ReadingState } from "../ReadingState";

/** Source of a pattern for words before a correction: "well, no, actually". */
const lead = "^(?:(?:oh|well|um|uh|no|nope|yes|yeah|actually|so|but),? )*";
/** Matches how the patient takes what was read out, with it as the group: "I only take it | at bedtime". */
const takesItPattern = new RegExp(
  `${lead}(?:I|he|she) (?:(?:only|just|actually|really|usually|always|now) )*(?:takes?|uses?|am on|is on) (?:it|that|them|one|that one|the) ([^.;]{2,60})$`,
  "i",
);
/** Matches another dose than the one read out, as the group: "it's | 10 | now", "twenty", "they cut it to | 5". */
const otherDosePattern = new RegExp(
  `${lead}(?:(?:it|that) is (?:the )?|I (?:take|am on) (?:the )?|make that |that was the old dose,? it is |(?:they|he|she|we|my [a-z]+|the [a-z]+|dr\\.? [a-z]+) (?:have |has |had |just |recently ){0,2}(?:put|upped|increased|raised|bumped|moved|cut|dropped|lowered|reduced|changed|took) (?:it|me|that|the dose)(?: up| down| back)? to )?(?:just |only |up to |down to )?(\\d{1,4}(?:\\.\\d{1,3})?)(?: ?(mg|mcg|milligrams?|micrograms?|units?))?((?: (?:once|twice|(?:two|three|2|3) times) (?:a|per) day| daily)?)(?:,? (?:actually|now|these days|not \\d[\\d.]*(?: ?(?:mg|mcg|units?))?|since [a-z ]{2,20}|last [a-z]+))*$`,
  "i",
);
/** Matches an answer that only half a tablet is taken: "half", "only half of one". */
const halfPattern = new RegExp(
  `${lead}(?:I (?:only |just )?take )?(?:only |just |about )?half(?: (?:of )?(?:a |the |one|it|that)?(?: ?(?:tablet|pill|one))?)?(?:,? (?:actually|now|these days))*$`,
  "i",
);
/** Matches words with which less is taken than what was read out: "I only take it once a day". */
const takesLessPattern = /\b(?:only|just)\b/i;
/** Matches words of an answer that limit or end what is taken, which are read with their own rules. */
const endsPattern = /\b(?:not|never|stopp?ed|quit|used to|until|ran out|if|when|sometimes|half)\b/i;

/** Returns whether a fact is a medicine that the clinician read out in the turn `turn`. */
const isReadOut = ({ kind, status, polarity, evidence, slots }: Fact, turn: string): boolean =>
  kind === "medication" &&
  status === "current" &&
  polarity === "present" &&
  slots.name !== undefined &&
  evidence.at(-1)?.turn === turn;

/**
 * Corrects the dose or time of the only medicine that the clinician read out in the turn before, if the patient gives
 * another one without naming it: "I have atorvastatin 40 at night." "I take it in the morning." Returns the sentences
 * that are still to be read.
 */
export function settleRegimen(turn: readonly Sentence[], reading: ReadingState): readonly Sentence[] {
  const [first, ...later] = turn;
  const { lastSaid, facts } = reading;
  if (!first || lastSaid?.at !== first.at - 1 || findDrugs(first.text).length > 0) return turn;
  const [drug, another] = facts.filter((fact) => isReadOut(fact, lastSaid.turn));
  if (!drug || another) return turn;
  const text = first.text.replace(/[.!]$/, "");
  const taken = takesItPattern.exec(text)?.[1];
  const [, dose, unit, often = ""] = otherDosePattern.exec(text) ?? [];
  const half = halfPattern.test(text) ? [drug.slots.dose?.text, drug.slots.unit?.text].filter(Boolean).join(" ") : null;
  const said =
    half !== null
      ? { dose: [half, "half a tablet"].filter(Boolean).join(", "), unit: "" }
      : dose
        ? { dose, unit, ...(often ? regimenIn(often) : {}) }
        : taken
          ? regimenIn(taken)
          : null;
  if (!said || (taken && half === null && endsPattern.test(text))) return turn;
  const { slots, evidence } = makeFact({
    kind: "medication",
    from: [first],
    slots: {
      dose: said.dose,
      unit: said.unit ?? (said.dose ? drug.slots.unit?.text : undefined),
      frequency: said.frequency,
    },
  });
  facts[facts.indexOf(drug)] = {
    ...drug,
    slots: { ...drug.slots, ...slots },
    evidence: [...drug.evidence, ...evidence],
  };
  // "I only take it once a day" also says that less is taken than prescribed.
  const name = drug.slots.name?.text ?? "it";
  const named = first.text.replace(/\b(takes?|uses?|on) (?:it|that|them)\b/i, `$1 ${name}`);
  return taken && takesLessPattern.test(text) ? [{ ...first, text: named, isRetold: true }, ...later] : later;
}
