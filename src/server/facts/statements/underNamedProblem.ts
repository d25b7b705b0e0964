import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import { isDiagnosis } from "../frames/readProblem";
import type { Sentence } from "../segment/Sentence";
import { namedConditions } from "../terms/namedConditions";
import type { ReadingState } from "./ReadingState";

/** Matches the disease that is the reason for an order: "since you have diabetes". */
const becauseOfPattern =
  /\b(?:since|because|as|given(?: that)?) (?:you|he|she) (?:do |also |already |still )*(?:have|has) (?:got )?(?:an? |the |this |some )?([^,.;]{3,60})/i;
/** Matches what an order is for: "for your heart failure", "because of the gout". */
const forProblemPattern =
  /\b(because of|due to|on account of|given|for|to (?:help|treat|control|manage)(?: with)?) (?:the|your|his|her) ([^,.;]{3,60})/i;
/** Matches words before a disease which show that it is not a problem of the patient: "family history of". */
const notOwnPattern = /\b(?:history|risk|family|mother|father|allerg\w*|no|not|prevent\w*|possible|test|vaccine)\b/i;
/** Matches tests and preventions, whose disease the patient need not have: "a swab for the flu". */
const looksForPattern =
  /\b(?:tests?|swabs?|screen\w*|rule|look\w*|vaccin\w*|shots?|jabs?|booster|prevent\w*|risk|if)\b/i;
/** Matches words for a drug that is stopped or avoided, for which a disease can be the reason. */
const avoidsPattern =
  /\b(?:stop(?:ping)?|avoid\w*|instead of|cannot (?:take|use|have)|(?:do|would) not (?:take|use)|stay away from|hold off)\b/i;
/** Matches words that place a disease in an earlier time: "the preeclampsia | last time". */
const ofEarlierPattern =
  /\b(?:last (?:time|pregnancy|year|summer|winter)|with (?:your|the) (?:first|second|last|previous|other)|in (?:your|the) (?:first|last|previous|other) (?:pregnancy|one)|(?:you|she|he) (?:had|had had)|in (?:19|20)\d\d|years ago|as a (?:child|kid)|before)\b/i;
/** Matches names that are too general to be a problem of their own: "infection", "pain". */
const vaguePattern = /^(?:infections?|pain|injur(?:y|ies)|disease|wounds?|cuts?|burns?)$/i;

/** Plain words for diseases with the names that a problem can have instead. */
const plainNames: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:high )?blood pressure\b/i, /\bhypertension\b|\bblood pressure\b/i],
  [/^(?:blood )?sugars?\b/i, /\bdiabet/i],
  [/^(?:high )?cholesterol\b/i, /\bhyper(?:lipid|cholesterol)|\bcholesterol\b/i],
];

/** Maximum number of characters before a disease that belong to its name: "your poorly controlled | asthma". */
const maxLead = 25;

/**
 * Returns an order with the problem that its own words name: "Since you have diabetes, I want an A1c" belongs to the
 * diabetes, whatever problem was discussed before. If the disease is not a problem yet, it becomes one, which is
 * returned before the order.
 */
export function underNamedProblem(order: Fact, sentence: Sentence, reading: ReadingState): Fact[] {
  const { text } = sentence;
  if (order.kind !== "order" && order.kind !== "advice") return [order];
  const reason = becauseOfPattern.exec(text)?.[1];
  const [, preposition = "", object] = forProblemPattern.exec(text) ?? [];
  const said = reason ?? object;
  if (!said) return [order];
  if (ofEarlierPattern.test(said)) return [order];
  const [disease] = namedConditions(said);
  const name =
    disease && disease.start < maxLead && !notOwnPattern.test(said.slice(0, disease.start)) ? disease.name : null;
  const known = reading.facts.find(
    ({ kind, status, polarity, certainty, slots }) =>
      kind === "problem" &&
      status === "current" &&
      polarity === "present" &&
      certainty !== "unlikely" &&
      isNamed(slots.name?.text ?? "", name, said),
  )?.slots.name?.text;
  if (known) return [{ ...order, problem: known }];
  const isReason = reason !== undefined || /\b(?:because|due|account|given)\b/i.test(preposition);
  // "Because of your ulcer, stop the ibuprofen" is not a plan for the ulcer.
  if (avoidsPattern.test(text)) return [order];
  if (
    !name ||
    !isReason ||
    reading.phase !== "plan" ||
    vaguePattern.test(name) ||
    !isDiagnosis(name) ||
    looksForPattern.test(text)
  )
    return [order];
  const problem = makeFact({ kind: "problem", from: [sentence], slots: { name }, said: name });
  return [problem, { ...order, problem: name }];
}

/** Returns whether a problem is the one that an order names, by its disease or in plain words. */
function isNamed(problem: string, name: string | null, said: string): boolean {
  const [a, b] = [problem.toLowerCase(), name?.toLowerCase() ?? ""];
  if (a === "") return false;
  if (b !== "" && (a === b || a.endsWith(` ${b}`) || b.endsWith(` ${a}`))) return true;
  return said.toLowerCase().startsWith(a) || plainNames.some(([plain, full]) => plain.test(said) && full.test(problem));
}
