import type { CheckedSentence } from "../../CheckedSentence";
import type { Fault } from "../../Fault";
import { rememberPerVisit } from "../../reading/rememberPerVisit";
import type { SaidStatement } from "../../reading/SaidVisit";

/** Matches side effects. */
const sideEffectsPattern = /\b(?:side[- ]effects?|adverse (?:effects?|reactions?))\b/i;
/** Matches the end of the words before side effects that are denied. */
const deniedPattern = /\b(?:no|not|never|without|none|den(?:y|ies|ied)|free of)\b[^.;?]{0,40}$/i;
/** Matches words about side effects that might occur, which state nothing of the patient. */
const possiblePattern =
  /\b(?:risks?|possibl[ey]|potential\w*|may|might|can|could|if|discuss\w*|counsel\w*|review\w*|explain\w*|watch\w*|monitor\w*|common|cause|because of|due to|stopped|worr\w*|concern\w*|educat\w*|advised|have to|should|would|list|for)\b/i;

/** Returns the statements that report (`present`) or deny (`absent`) side effects. */
const saidOf = rememberPerVisit((visit, polarity): readonly SaidStatement[] =>
  visit.statements.filter(({ text, isQuestion, answer }) => {
    const match = sideEffectsPattern.exec(text);
    if (!match || possiblePattern.test(text)) return false;
    if (isQuestion) return answer === polarity;
    return deniedPattern.test(text.slice(0, match.index)) === (polarity === "absent");
  }),
);

/** Finds side effects reported by the note that were only denied, or the reverse. */
export function sideEffectFaults({ statement: { text }, visit }: CheckedSentence): Fault[] {
  const match = sideEffectsPattern.exec(text);
  if (!match || possiblePattern.test(text)) return [];
  const isDenied = deniedPattern.test(text.slice(0, match.index)) || /\btolerat\w+/i.test(text);
  const [heard] = saidOf(visit, isDenied ? "present" : "absent");
  if (!heard || saidOf(visit, isDenied ? "absent" : "present").length > 0) return [];
  const detail = isDenied ? `Said to be present: ${match[0]}` : `Said not to be present: ${match[0]}`;
  return [{ kind: "negation", must: false, value: match[0], at: match.index, detail, heard }];
}
