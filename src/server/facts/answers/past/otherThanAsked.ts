import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { relativesIn } from "../../frames/readFamily";
import { findConditions } from "../../terms/findConditions";
import { findSymptoms } from "../../terms/findSymptoms";
import { deniedFact } from "../deniedFact";
import { type AnswerResult, type Exchange, questionAndAnswer } from "../Exchange";

/** Matches an answer that names only a disease that was not asked about, and captures it: "Just some | eczema". */
const onlyOtherPattern =
  /^(?:(?:no|nope|well|oh|um|not really),? )*(?:just|only) (?:(?:a (?:bit|touch|little(?: bit)?) of|some|the|my|an?|mild) )*([a-z][a-z' -]{2,40})$/i;
/**
 * Matches an answer that gives the disease asked about to a relative, with what that relative had done as the group:
 * "My father had one, | had half his stomach out".
 */
const ofRelativePattern =
  /^(?:(?:no|nope|well|oh|um|not me|not that I know of|but|though|I (?:have|do|did) not),? )*my (?:[a-z-]+ ){0,2}?[a-z-]+ (?:did|does|has|had|have|got|was|is)(?: (?:one|it|that|them|those|some))?(?:,? (?:years ago|when (?:he|she) was [a-z0-9 ]{2,20}|(?:had|and) [^.;]{3,60}))?$/i;
/** Matches a question about people around the patient: "Anyone with COVID?" */
const ofAnyonePattern = /\b(?:any|every|some) ?(?:one|body)\b/i;
/** Matches relatives who share no blood with the patient. */
const notByBloodPattern =
  /\b(?:wife|husband|partner|spouse|girlfriend|boyfriend|fianc[eé]e?|step[a-z-]+|[a-z]+-in-law)\b/i;
/** Matches words with which the patient denies it besides: "Not me", "I haven't". */
const notMePattern = /^(?:(?:no|but),? )?(?:not me|I (?:have|do|did) not|I never (?:did|have|had))\b|^no\b/i;

/**
 * Reads an answer about something other than the disease asked about: another disease alone ("Asthma?" "Just some
 * eczema."), or the disease of a relative ("Ever had an ulcer?" "My father had one. Not me."). Null for other answers.
 */
export function otherThanAsked(exchange: Exchange): AnswerResult | null {
  const { asked, answer, turn } = exchange;
  const conditions = findConditions(asked);
  const [condition] = conditions;
  if (!condition || conditions.length > 1 || findSymptoms(asked).length > 0 || ofAnyonePattern.test(asked)) return null;
  const denied = (): Fact => deniedFact(exchange, "condition", { name: condition.name });
  const other = onlyOtherPattern.exec(answer.text)?.[1];
  const [named] = other ? findConditions(other) : [];
  const from = questionAndAnswer(exchange);
  if (named?.start === 0 && named.name !== condition.name)
    return {
      facts: [denied(), makeFact({ kind: "condition", from, slots: { name: named.name } })],
      coversAnswer: true,
    };
  const [relative, second] = ofRelativePattern.test(answer.text) ? relativesIn(answer.text) : [];
  if (!relative || second || notByBloodPattern.test(relative)) return null;
  const family = makeFact({
    kind: "family",
    from,
    subject: { relative },
    slots: { relative, condition: condition.name },
  });
  const isDenied = turn.some(({ text }) => notMePattern.test(text));
  return { facts: [family, ...(isDenied ? [denied()] : [])], coversAnswer: true };
}
