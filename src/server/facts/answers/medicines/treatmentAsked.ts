import { isTreatmentOrTest } from "../../frames/namedItem";

/** Matches a patient's question about a treatment that names it, as the group: "What about | those numbing drops |?" */
const asksAboutPattern =
  /^(?:(?:okay|and|oh|so|but|well|um),? )*(?:what|how) about (?:using |trying |taking |doing |having |getting )?((?:[a-z-]+ ){0,3}[a-z-]+)\?$/i;
/** Matches a patient's question whether a treatment is needed, which is the group: "Do I need | that allopurinol |?" */
const asksNeedPattern =
  /^(?:(?:okay|and|oh|so|but|well|um),? )*(?:(?:do|will|would|should) I|(?:does|will|would|should) (?:he|she)) (?:really |still )?(?:need|want|have|get|be (?:on|taking|having)) ((?!to\b|any\b)(?:[a-z-]+ ){0,3}[a-z-]+)\?$/i;

/** Matches an answer that advises against what was asked about: "I'd skip those". */
const againstPattern =
  /^(?:(?:oh|well|so|no|um|okay|honestly|actually),? )*I would (?:probably |just |really )?(?:(?:skip|avoid|leave|stay away from|steer clear of|pass on|hold off(?: on)?) (?:those|that|it|them|this)|not (?:use|bother with|take|do|have|recommend) (?:those|that|it|them|this))(?=$|[.,;]| (?:because|since|for now|for the moment|one|ones|if)\b)/i;
/** Matches an answer that what was asked about is not needed at this time: "Not yet", "not right now". */
const notNowPattern =
  /^(?:(?:oh|well|so|no|um|okay),? )*(?:not (?:right now|yet|now|for now|today|needed|necessary|at (?:the moment|this (?:point|stage|time)))|(?:you|he|she) (?:do|does) not need (?:it|that|those|them|one)|I do not think (?:you|he|she) needs? (?:it|that|those|them|one))(?: (?:yet|now|today|right now|at (?:the moment|this (?:point|stage|time))))?[.]?$/i;

/** Returns the treatment that a patient's question names, without "that" before it; null for other questions. */
const treatmentIn = (asked: string): string | null => {
  const about = asksAboutPattern.exec(asked)?.[1];
  const named = about ?? asksNeedPattern.exec(asked)?.[1];
  if (!named || (about && !isTreatmentOrTest(about))) return null;
  return named.replace(/^(?:that|those|these|this|my|one of those|some) /i, "");
};

/** Returns whether a patient's question asks about a treatment or whether one is needed. */
export const asksAboutTreatment = (text: string): boolean => treatmentIn(text) !== null;

/**
 * Returns the advice in a clinician's answer to a question about a treatment: "What about those numbing drops?" "I'd
 * skip those." → avoid numbing drops; null for other answers.
 */
export function treatmentAdvice(asked: string, answer: string): string | null {
  const treatment = treatmentIn(asked);
  if (treatment === null) return null;
  if (againstPattern.test(answer)) return `avoid ${treatment}`;
  return asksNeedPattern.test(asked) && notNowPattern.test(answer) ? `no need for ${treatment} at this time` : null;
}
