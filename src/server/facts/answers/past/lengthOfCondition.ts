import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { hasRelative } from "../../frames/readFamily";
import { findConditions } from "../../terms/findConditions";
import { findSymptoms } from "../../terms/findSymptoms";
import { type Exchange, questionAndAnswer } from "../Exchange";
import { lowerFirst } from "../../../platform/lowerFirst";

/** Matches a question that asks how long the patient has had a disease: "How long have you been living with …?" */
const asksLengthPattern =
  /\bhow (?:long|many years) (?:have|has) (?:you|he|she) (?:had|been (?:living|dealing|coping|suffering|struggling) (?:with|from)|suffered from)\b/i;
/** Matches a question that asks when a disease was found: "When were you diagnosed with …?" */
const asksWhenPattern =
  /\b(?:when|how (?:long|many years) ago) (?:were|was|did) (?:you|he|she) (?:first )?(?:get |told (?:that )?you (?:had|have) )?(?:diagnosed with|diagnosis of)?/i;
/** Matches words for a diagnosis in a question. */
const ofDiagnosisPattern = /\bdiagnos\w+/i;

/** Matches a length in an answer, with its words as the group: "about | 35 years". */
const lengthPattern =
  /\b((?:(?:about|around|almost|nearly|over|more than|at least|maybe|roughly|probably) ){0,2}(?:\d{1,2}(?:\.5)?(?: (?:to|or) \d{1,2})?|a (?:couple|few)(?: of)?|several|many) (?:years?|months?|weeks?)(?: and a half)?|(?:(?:most|all) of )?my (?:whole |entire )?life|since (?:I was (?:\d{1,2}|an? (?:kid|child|baby|teenager|toddler)|little|young|born)|(?:19|20)\d\d|childhood|birth))\b/i;
/** Matches a time in an answer, with its words as the group: "in 2010", "5 years ago", "when I was 12". */
const timePattern =
  /\b((?:back )?in (?:[a-z]+ (?:of )?)?(?:19|20)\d\d|(?:(?:about|around|almost|maybe|roughly|probably) ){0,2}(?:\d{1,2}(?: (?:to|or) \d{1,2})?|a (?:couple|few)(?: of)?|several) (?:years?|months?|weeks?) (?:ago|back)|when I was (?:about )?\d{1,2}|at (?:age|the age of) \d{1,2}|last (?:year|month))\b/i;
/** Matches answers that leave the time open: "not sure". */
const unsurePattern = /\b(?:not sure|(?:do|could) not (?:know|remember|say)|never|no idea)\b/i;
/** Maximum number of words of an answer that gives a length or a time. A longer one says more than that. */
const maxWords = 16;

/**
 * Reads how long the patient has had the one disease that a question names, or when it was found: "How long have you
 * had asthma?" "About 12 years." Empty for other questions and answers.
 */
export function lengthOfCondition(exchange: Exchange): Fact[] {
  const { asked, turn } = exchange;
  const isWhen = ofDiagnosisPattern.test(asked) && asksWhenPattern.test(asked);
  if (!isWhen && !asksLengthPattern.test(asked)) return [];
  const [condition, another] = findConditions(asked);
  // "I don't know. A long time, 25 to 30 years."
  const answer = turn
    .map(({ text }) => text)
    .filter((text) => !unsurePattern.test(text))
    .join(". ");
  if (!condition || another || findSymptoms(asked).length > 0 || hasRelative(answer)) return [];
  const found = (isWhen ? timePattern : lengthPattern).exec(answer);
  if (!found || answer.split(" ").length > maxWords) return [];
  const words = lowerFirst(found[1] ?? "");
  const from = questionAndAnswer(exchange);
  const length = words.startsWith("since")
    ? words
    : words.includes("life")
      ? words.replace(/^(?=my)/i, "all ")
      : `for ${words}`;
  const said = isWhen ? `I was diagnosed with ${condition.name} ${words}` : `I have had ${condition.name} ${length}`;
  return [
    makeFact({ kind: "condition", from, slots: { name: condition.name } }),
    makeFact({ kind: "statement", from, source: "patient", slots: { detail: said }, said }),
  ];
}
