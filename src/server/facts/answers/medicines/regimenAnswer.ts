import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { regimenIn } from "../../frames/readMedications";
import { medicationFacts } from "../../statements/medicationFacts";
import { findDrugs } from "../../terms/findDrugs";
import { type AnswerResult, type Exchange, questionAndAnswer } from "../Exchange";

/** Matches a question that assumes that its drug is taken: "And you're on the glargine, 22 units at night?" */
const assumesTakenPattern =
  /\b(?:you are|he is|she is|are you|is (?:he|she)|you have been|still) (?:still |currently |also )?(?:on|taking|using)\b|\b(?:you|she|he) (?:still )?(?:takes?|uses?)\b|\b(?:I|we) (?:have|have got|see|show) (?:you|him|her) (?:down )?(?:on|for|as taking)\b|^(?:(?:and|what about|how about|then|still|so) )*(?:the |your |his |her )?(?:[a-z][\w-]* ){0,2}[a-z][\w-]*,? (?:(?:that is |it is |is |at )?(?:the )?\d|once|twice)/i;
/** Matches a question that is only the name of a drug of several words: "Metoprolol succinate?" */
const onlyNamePattern =
  /^(?:(?:and|what about|how about|then) )*(?:the |your |his |her )?(?:[a-z][\w-]* ){0,2}[a-z][\w-]*\??$/i;
/** Matches a question that only names a drug with its dose: "And the ramipril, 5 mg?" */
export const namesRegimenPattern =
  /^(?:(?:and|what about|how about|then|still|so) )*(?:the |your |his |her )?(?:[a-z][\w-]* ){0,2}[a-z][\w-]*,? (?:(?:that is |it is |at )?(?:the )?\d[\d.]*(?: ?[a-z]+)?|once|twice)(?:,? [a-z]+){0,4}(?:,? (?:right|yes|is that right|still))?\??$/i;
/**
 * Matches an answer that says that a drug is prescribed but not always taken: "Well, I should be", "I'm supposed to".
 * What the patient really takes is in the sentences after it.
 */
const onlyPrescribedPattern =
  /^(?:(?:oh|well|um|uh|yeah|yes|okay|so),? )*I (?:should(?: be)?|am (?:supposed|meant) to(?: be| take (?:it|them|that))?|ought to be)(?:,? (?:but|yeah|yes|anyway|really)|[.,]|$)/i;

/** Matches words before a regimen: "No, it's just". */
const openerPattern =
  /^(?:(?:oh|well|um|uh|no|nope|yeah|yes|actually|so|now|I think|I take|I am on|I use|I do|it is|that is|she takes?|he takes?|just|only|about|more like|closer to|usually|mostly),? )+/i;
/** Source of a pattern for words after a regimen that add nothing: "now, doctor". */
const ending =
  "(?:,? (?:actually|now|really|these days|at the moment|any ?more|though|please|I think|I believe|doctor|for now))*[.!]?$";
/** Matches an answer that only says how many times a day: "the once", "twice a day now". */
const timesPattern = new RegExp(
  `^(?:the )?(once|one time|twice|(?:two|three|four|2|3|4) times)(?: (?:a|per|each|every) day| daily)?((?: (?:in the (?:morning|evening)|at (?:night|bedtime)))?)${ending}`,
  "i",
);
/** Matches an answer that only gives a dose, with or without its unit and how often: "24", "50 once a day". */
const dosePattern = new RegExp(
  `^(?:the )?(\\d{1,5}(?:\\.\\d{1,3})?(?:/\\d{1,4})?)(?: ?(mg|mcg|milligrams?|micrograms?|units?|puffs?|tablets?|pills?|mL))?((?:,?(?: maybe| about| usually| around| probably)? (?:once|twice|(?:two|three|four|\\d) times) (?:a|per|each|every) (?:day|week)|,? (?:once|twice) (?:daily|weekly)|,? (?:daily|nightly)|,? every (?:other )?(?:day|morning|night|evening|week)|,? (?:in the|each) (?:morning|evening)|,? (?:at|before) (?:night|bedtime|bed)|,? a day|,? with (?:food|meals|breakfast|dinner)|,? as needed){0,2})${ending}`,
  "i",
);

const timesWords: Record<string, string> = { "one time": "once", "two times": "twice", "2 times": "twice" };

/**
 * Reads an answer that gives only the dose of the drug asked about or how often it is taken, also as a correction ("The
 * glargine, 22 units at night?" "24."). What the answer leaves out is taken from the question. Null for other answers.
 */
export function regimenAnswer(exchange: Exchange): AnswerResult | null {
  const { asked, answer } = exchange;
  const drugs = findDrugs(asked);
  const [drug] = drugs;
  if (!drug || drugs.length > 1 || findDrugs(answer.text).length > 0) return null;
  const assumes = assumesTakenPattern.test(asked);
  if (!assumes && !onlyNamePattern.test(asked)) return null;
  if (assumes && onlyPrescribedPattern.test(answer.text)) return onlyPrescribed(exchange);
  const whole = answer.text.replace(openerPattern, "");
  const tail = tailPattern.exec(whole)?.[0] ?? "";
  const said = whole.slice(0, whole.length - tail.length);
  const times = assumes ? timesPattern.exec(said) : null;
  const dose = dosePattern.exec(said);
  const often = !times && !dose ? oftenIn(said) : undefined;
  const isDose = dose && (assumes || dose[2] !== undefined || dose[3] || /^the \d/i.test(said));
  const isHalf = halfPattern.test(said);
  if (!times && !isDose && !often && !isHalf) return null;
  const [known] = medicationFacts({ ...answer, text: asked }, [answer], true);
  if (!known) return null;
  const from = questionAndAnswer(exchange);
  const slots = isHalf
    ? halfOf(known)
    : often
      ? { dose: known.slots.dose?.text, unit: known.slots.unit?.text, frequency: often }
      : times
        ? { dose: known.slots.dose?.text, unit: known.slots.unit?.text, frequency: timesOf(times) }
        : doseOf(dose, known);
  return {
    facts: [makeFact({ kind: "medication", from, slots: { name: known.slots.name?.text, ...slots, state: "taking" } })],
    coversAnswer: true,
    ...(tail ? { unread: tail.replace(/^,? /, "") } : {}),
  };
}

/** Matches what a patient says after a regimen: "34 now, | the nurse had me go up". */
const tailPattern =
  /, (?:the (?:nurse|doctor|pharmacist)|my [a-z]+|they|he|she|because|since|every day (?:makes|binds|upsets|gives|was|is))\b[^;]*$/i;

/** Matches an answer that only half a tablet is taken: "Half", "half of one". */
const halfPattern = new RegExp(`^(?:a )?half(?:,? (?:of )?(?:(?:a|the|one|it) ?)?(?:tablet|pill)?)?${ending}`, "i");

/** Returns the regimen of the question with half a tablet. */
const halfOf = ({ slots }: Fact): Record<"dose" | "frequency", string | undefined> => ({
  dose: [[slots.dose?.text, slots.unit?.text].filter(Boolean).join(" "), "half a tablet"].filter(Boolean).join(", "),
  frequency: slots.frequency?.text,
});

/** Matches the start of an answer that only says how often: "4 or 5 times a day lately". */
const oftenPattern = /^(?:(?:about|maybe|like|around|probably) )*(?:\d|once|twice|two|three|four|five|every|daily)\b/i;
/** Maximum number of words of an answer that only says how often. A longer one says more. */
const maxOftenWords = 8;

/** Returns how often a drug is used, if an answer says only this; undefined for other answers. */
const oftenIn = (said: string): string | undefined =>
  oftenPattern.test(said) &&
  said.split(" ").length <= maxOftenWords &&
  !/\b(?:I|but|not|if|ago|until|and|for)\b/i.test(said) &&
  regimenIn(said)?.dose === undefined
    ? regimenIn(said)?.frequency
    : undefined;

/** Returns the regimen of the question as prescribed, which the patient does not always keep to. */
const onlyPrescribed = ({ question, asked, answer }: Exchange): AnswerResult => ({
  facts: medicationFacts({ ...answer, text: asked }, [question, answer], true).map((fact) => ({
    ...fact,
    slots: {
      ...fact.slots,
      detail: { text: "not always as prescribed", words: answer.text, evidence: fact.evidence },
      state: { text: "taking", words: answer.text, evidence: fact.evidence },
    },
  })),
  coversAnswer: answer.text.split(" ").length <= maxPrescribedWords,
});
/** Maximum number of words of an answer that says only that a drug should be taken: "Well, I'm supposed to be". */
const maxPrescribedWords = 7;

/** Matches words of an answer that deny or end what the question says: "but not anymore". */
const deniesRestPattern = /\b(?:not|never|stopp?ed|used to|until|but|no longer|ran out|sometimes)\b/i;

/**
 * Returns the drug that a "yes" confirms with the frequency that only the answer gives: "And the ramipril, 5 mg?" "Yes,
 * every morning."
 */
export function withAnsweredFrequency(drugs: Fact[], rest: string, { question, answer }: Exchange): Fact[] {
  const [drug, another] = drugs;
  if (!drug || another || drug.slots.frequency || deniesRestPattern.test(rest)) return drugs;
  const frequency = regimenIn(rest)?.frequency;
  if (frequency === undefined) return drugs;
  const { slots } = makeFact({ kind: "medication", from: [question, answer], slots: { frequency } });
  return [{ ...drug, slots: { ...drug.slots, ...slots } }];
}

/** Returns how often, from a match of `timesPattern`: "the once" → "once daily". */
const timesOf = ([, count = "", part = ""]: RegExpExecArray): string => {
  const words = count.toLowerCase();
  return `${timesWords[words] ?? words} daily${part.toLowerCase()}`;
};

/** Returns the regimen of a match of `dosePattern`; its unit and frequency are those of the question if it has none. */
function doseOf(
  match: RegExpExecArray | null,
  { slots }: Fact,
): Record<"dose" | "unit" | "frequency", string | undefined> {
  const [, dose, unit, often = ""] = match ?? [];
  const read = regimenIn(`${dose ?? ""} ${unit ?? "units"}${often}`);
  return {
    dose,
    unit: unit === undefined ? slots.unit?.text : read?.unit,
    frequency: often === "" ? slots.frequency?.text : read?.frequency,
  };
}
