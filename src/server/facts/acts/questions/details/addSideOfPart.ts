import type { Fact } from "../../../Fact";
import { makeFact } from "../../../frames/makeFact";
import type { Sentence } from "../../../segment/Sentence";
import type { ReadingState } from "../../../statements/ReadingState";
import { withoutLead } from "../isQuestion";

/** Matches a question about the side of a body part that was just named, with the part: "Which | arm |?" */
const asksSidePattern =
  /^(?:and |so |okay )*(?:which|what) (arm|leg|hand|foot|shoulder|knee|hip|ankle|wrist|elbow|eye|ear|thigh|calf|buttock)(?: is (?:it|that)| was (?:it|that)| does (?:it|that) go (?:down|to|into))?\?*$/i;
/** Matches an answer that is only a side: "the left", "both of them". */
const onlySidePattern =
  /^(?:(?:it is|it was|that is|oh|um|the|my|on the|usually|mostly|always),? )*(left|right|both)(?: one| side| of them| sides| arm| leg)?[.!]?$/i;
/** Number of the latest facts that are searched for the part. */
const maxFactsBack = 3;
/** Number of the latest facts that are searched for a symptom of the part, which the side then belongs to. */
const maxSymptomsBack = 8;

/**
 * Adds the side to a body part that the latest facts name only in passing: "Does it go anywhere?" "Down my arm." "Which
 * arm?" "The left." → radiation down the left arm, not chest pain of the left side. Returns false for other questions
 * and answers.
 */
export function addSideOfPart(question: Sentence, [answer]: readonly Sentence[], reading: ReadingState): boolean {
  const part = asksSidePattern.exec(withoutLead(question.text))?.[1]?.toLowerCase();
  const side = part && answer ? onlySidePattern.exec(answer.text)?.[1]?.toLowerCase() : undefined;
  if (!part || !side || !answer) return false;
  const isOfSymptom = ({ kind, slots }: Fact): boolean =>
    kind === "symptom" && (slots.site?.text === part || (slots.name?.text ?? "").includes(part));
  if (reading.complaint.includes(part) || reading.facts.slice(-maxSymptomsBack).some(isOfSymptom)) return false;
  const named = new RegExp(`\\b(my|the|your|his|her|an?) ${part}\\b`, "i");
  const words = (whose: string): string =>
    side === "both"
      ? `both ${part === "foot" ? "feet" : `${part}s`}`
      : `${/^an?$/i.test(whose) ? "the" : whose} ${side} ${part}`;
  const from = Math.max(reading.facts.length - maxFactsBack, 0);
  let isAdded = false;
  reading.facts = reading.facts.map((fact, i) => {
    const detail = fact.slots.detail;
    if (i < from || !detail || fact.slots.site?.text === part || !named.test(detail.text)) return fact;
    isAdded = true;
    const text = detail.text.replace(named, (_all, whose: string) => words(whose));
    const { evidence } = makeFact({ kind: fact.kind, from: [question, answer], slots: { detail: text } });
    return {
      ...fact,
      slots: { ...fact.slots, detail: { ...detail, text } },
      evidence: [...fact.evidence, ...evidence],
    };
  });
  return isAdded;
}
