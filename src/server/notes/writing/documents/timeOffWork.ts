import { isQuestion, withoutLead } from "../../../facts/acts/questions/isQuestion";

/** Source of a pattern for the place that the patient stays away from, as a group. */
const place = "(work|school|college|daycare)";
/** Source of a pattern for a day: "next Monday", "March 3rd". */
const day =
  "(?:(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:january|february|march|april|may|june|july|august|september|october|november|december) \\d{1,2}(?:st|nd|rd|th)?|tomorrow|the end of (?:the|this|next) week|the weekend)";
/** Source of a pattern for a length of time: "2 weeks". */
const span = "(?:\\d{1,2}|an?|the rest of the) (?:days?|weeks?|months?)";
/**
 * Lookahead that rejects a date before another one, because it is not known which of the two applies: "Monday or
 * Tuesday".
 */
const only = "\\b(?! ?(?:-|(?:or|to|through)\\b))";
/** Source of a pattern for the time off, as a group: "from Monday to Friday", "until the 5th", "for 3 days". */
const period = `((?:from ${day} (?:to|through|until) ${day})|(?:(?:until|till|through) ${day})|(?:for ${span}))${only}`;
/** Source of a pattern for when the patient returns, as a group: "on Monday", "after a week". */
const comingBack = `((?:on |after )?${day}|(?:in|after) ${span})${only}`;

/** Source of a pattern for time off: "off work until Monday". */
const off = `(?:off|home from|out of|away from)(?: of)? ${place} ${period}`;
/** Source of a pattern for a certificate: "a note for work from Monday to Friday". */
const certificate = `(?:note|excuse|certificate)(?: (?:for|from) ${place})? ${period}`;
/** Source of a pattern for a return: "go back to work on Monday". */
const back = `(?:go back|return|be back|get back|come back) (?:to|at) ${place} ${comingBack}`;

/** Source of a pattern for adverbs before a verb. */
const manner = "(?:(?:just|also|please|definitely|really|then|now) )*";
/** Source of a pattern for what the patient is to do: "you need to". */
const should = "you (?:should|need to|have to|must|will need to|will have to|can|may|are to|will)";
/** Source of a pattern for what the clinician asks of the patient: "I'd like you to". */
const want =
  "(?:I|we) (?:(?:would like|want|am going to ask|are going to ask|will ask) you|recommend that you)(?: to)?";
/** Source of a pattern for keeping the patient away: "let's keep you | off work". */
const keep = "(?:I|we|let us) (?:(?:am |are )?going to |will |want to |would like to )?(?:keep|have|want) you";
/** Source of a pattern for writing a certificate: "I'll write you a". */
const write =
  "(?:I|we) (?:am going to|are going to|will) (?:write|give|do|get|print|prepare|sign)(?: up)?(?: you)? (?:an? |the |your )?(?:[a-z']+ ){0,2}?";

/**
 * Patterns of a clinician's instructions to the patient, from the start of a sentence or clause: "you should stay off
 * work until Monday".
 */
const instructions = {
  off: [
    new RegExp(`^${manner}(?:stay|keep|remain|be) ${off}`, "i"),
    new RegExp(`^${manner}${should} ${manner}(?:stay|keep|remain|be) ${off}`, "i"),
    new RegExp(`^${manner}${want} ${manner}(?:stay|keep|remain|be) ${off}`, "i"),
    new RegExp(`^${manner}${keep} (?:stay )?${off}`, "i"),
  ],
  certificate: [
    new RegExp(`^${manner}${write}${certificate}`, "i"),
    new RegExp(`^${manner}(?:here is|this is) (?:an? |the |your )?(?:[a-z']+ ){0,2}?${certificate}`, "i"),
  ],
  back: [
    new RegExp(`^${manner}${back}`, "i"),
    new RegExp(`^${manner}(?:${should}|${want}|you (?:should|will) be able to) ${manner}${back}`, "i"),
    new RegExp(
      `^${manner}you (?:can|may|should|will be able to) ${manner}go back(?: to ${place})? ${comingBack} *$`,
      "i",
    ),
  ],
};
/** The patterns of `instructions` for a line of a note that a person wrote. */
const written = {
  off: [new RegExp(`\\b${off}`, "i")],
  certificate: [new RegExp(`\\b${certificate}`, "i")],
  back: [new RegExp(`\\b${back}`, "i")],
};

/** Matches words of a question, condition or denial, so that no date is taken from the sentence: "maybe", "if". */
const unsurePattern =
  /\?|\b(?:if|unless|maybe|perhaps|might|could|should (?:we|I)|do you|whether|or|not|cannot|never|no|depending|when|whenever|in case|otherwise|as long as|once|while)\b/i;
/** Matches words for the past or for other people, whose time off is not the patient's: "was", "your husband". */
const elsewherePattern =
  /\b(?:was|were|been|had|has|did|went|took|told|said|says|asked|used to|last|ago|yesterday|previous\w*|already|husband|wife|son|daughter|mother|father|brother|sister|child|kids?|partner|friend|boss|colleague|he|she|they|him|her|his|their)\b/i;

/** Time off work or school, or the return: its sentence ("Off work until Monday.") and its dates ("until Monday"). */
export interface TimeOffWork {
  kind: "off" | "back";
  text: string;
  when: string;
}

/**
 * Returns the time off and the return that a clinician's sentence gives the patient. Empty if it gives none, and for a
 * question, a sentence that is not certain, and one about the past or another person.
 */
export function timeOffSaid(sentence: string): TimeOffWork[] {
  if (isQuestion(sentence) || unsurePattern.test(sentence) || elsewherePattern.test(sentence)) return [];
  const clauses = withoutLead(sentence).split(/(?<![,;:.])(?:[,;:.]| and){1,4} (?:and |so |then |but ){0,4}/i);
  return clauses.flatMap((clause) => read(withoutLead(clause), instructions));
}

/** Returns the time off and the return that a line of the plan states; empty if it states none for certain. */
export const timeOffWritten = (line: string): TimeOffWork[] =>
  unsurePattern.test(line) || elsewherePattern.test(line) ? [] : read(line, written);

/** Matches words with which a clinician corrects what was said before: "actually", "scratch that". */
const changesPattern =
  /\b(?:actually|make (?:it|that)|instead|scratch that|correction|never mind|on second thought)\b/i;
/** Matches any mention of time off or a return: "off work", "back to school", "sick note". */
const awayPattern = new RegExp(
  `\\b(?:off|home from|out of|away from|back to|return to)(?: of)? ${place}\\b|\\bsick note\\b`,
  "i",
);
/** Matches a day or a length of time: "Monday", "3 days". */
const anyTimePattern = new RegExp(`\\b(?:${day}|${span})\\b`, "i");

/**
 * Whether a sentence that gives no instruction can change one that was given before, so that the dates are not certain.
 */
export const mayChangeTimeOff = (sentence: string): boolean =>
  (changesPattern.test(sentence) && (anyTimePattern.test(sentence) || awayPattern.test(sentence))) ||
  (awayPattern.test(sentence) && /\b(?:not|no|never|cannot)\b/i.test(sentence));

/** Whether a line of a note mentions time off or a return. */
export const mentionsTimeOff = (line: string): boolean =>
  awayPattern.test(line) || new RegExp(certificate, "i").test(line);

/** Returns the time off and the return that one sentence names; empty if it names neither. */
function read(text: string, patterns: typeof instructions): TimeOffWork[] {
  const first = (all: readonly RegExp[]): RegExpExecArray | null =>
    all.map((pattern) => pattern.exec(text)).find((match) => match !== null) ?? null;
  const absence = first(patterns.off) ?? first(patterns.certificate);
  const comeBack = first(patterns.back);
  const found: TimeOffWork[] = [];
  if (absence?.[2]) found.push({ kind: "off", text: `Off ${nameOf(absence[1])} ${absence[2]}.`, when: absence[2] });
  if (comeBack?.[2])
    found.push({ kind: "back", text: `May return to ${nameOf(comeBack[1])} ${comeBack[2]}.`, when: comeBack[2] });
  return found;
}

/** Returns the place; "work or school" if it was not named. */
const nameOf = (place: string | undefined): string => place?.toLowerCase() ?? "work or school";
