import type { AnswerResult } from "./Exchange";

/** Matches a question about the present: "Are you a smoker?", "Do you get headaches?" */
const asksOfNowPattern =
  /^(?:(?:and|so|or|okay|but|now),? )*(?:do|does|are|is) (?:you|he|she|they)\b(?![^?]*\b(?:ever)\b)/i;
/** Matches an answer to such a question that is true of the past alone: "I was", "Did, yeah". */
const wasPattern =
  /^(?:(?:well|oh|yes|yeah|um|uh),? )*(?:(?:I|he|she|they|we) )?(?:was|were|did|used to)(?: (?:once|before|back then|earlier))?(?:,? (?:yes|yeah|but not (?:any ?more|now)))*\.?$/i;

/** Matches such an answer with when or why it ended: "I was, they stopped it in May", "I did until last year". */
const wasUntilPattern =
  /^(?:(?:well|oh|um|uh),? )*(?:I|he|she|they|we) (?:was|were|did),? (?:but )?(?:(?:I|they|we|he|she|the [a-z]+|my [a-z]+|Dr\.? [a-z]+) (?:(?:have |has |had )?(?:just |recently )?(?:stopped|quit|came off|took|finished|ran out|gave (?:it|them) up|switched|changed)\b|do not any ?more)|(?:until|till)\b)[^?]{0,80}$/i;

/** Returns whether an answer affirms a question about the present only for the past. */
export const isPastOnly = (asked: string, answer: string): boolean =>
  asksOfNowPattern.test(asked) && wasPattern.test(answer);

/** As `isPastOnly`, also if the answer says when or why it ended. */
export const hasEnded = (asked: string, answer: string): boolean =>
  isPastOnly(asked, answer) || (asksOfNowPattern.test(asked) && wasUntilPattern.test(answer));

/**
 * Returns what was read from such an answer as past: a habit as a former one. What is named in the words of the
 * question is denied for now ("sexually active") or left out, because it has the present tense.
 */
export function asPast(read: AnswerResult, answer: string): AnswerResult {
  const facts = read.facts
    .filter(({ kind, slots }) => kind !== "statement" || slots.detail !== undefined)
    .map((fact) => {
      if (fact.polarity !== "present") return fact;
      if (fact.kind === "social" && fact.slots.object) return { ...fact, polarity: "absent" as const };
      return { ...fact, time: { ...fact.time, when: "past" as const } };
    });
  // "I was until last year" says no more than that it is over.
  const isCovered = facts.length > 0 && /\buntil\b/.test(answer);
  return { ...read, facts, coversAnswer: read.coversAnswer || isCovered };
}
