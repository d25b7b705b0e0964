import { lowerFirst } from "../../../platform/lowerFirst";
import { emergencyPlace } from "./emergencyPlace";

/** Source of a pattern for words that add nothing at the start of a sentence. */
const opening = "(?:(?:and|so|but|now|then|also|okay|remember|obviously),? ){0,3}";
/** Source of a pattern for how soon care is needed: "the same day", "straight away". */
const soon =
  "(?:(?:the |that )?(?:very )?same day|that (?:very )?day|the next day|today|tonight|(?:straight|right) ?away|immediately|urgently|at once|quickly|as an emergency|as soon as possible|in (?:the )?(?:hospital|clinic|emergency [a-z]+|er|ed))";
/** Source of a pattern for a person who needs care. */
const person = "(?:you|he|she|they|we|I)";
/** Source of a pattern for a duty or a wish before the care: "you need to", "I would want to". */
const duty = `(?:${person} (?:(?:will|would|do|really|then|also|just|definitely) ){0,2}(?:should|must|need(?:s)? to|have to|has to|ought to|want to|like to|want you to|need you to|like you to|will|would) (?:definitely |always |please )?)`;
/** Source of a pattern for the care itself: "be seen the same day", "come back in". */
const care = `(?:(?:(?:be|get) (?:seen|checked(?: out| over)?|looked at|examined|assessed)|see (?:you|him|her|them)) ${soon}|(?:come|bring (?:him|her|them)|get (?:him|her|them|yourself)) (?:(?:straight|right) )?(?:back(?: in)?|in)(?: (?:to see (?:me|us)|${soon}))?|(?:go|get (?:him|her|them|yourself)|take (?:him|her|them)) (?:straight |right )?(?:back )?to (?:(?:the|your|an?|nearest) ){0,2}${emergencyPlace}|(?:call|ring|phone) (?:me|us|the (?:clinic|office|surgery|practice)|${emergencyPlace})(?: ${soon})?)`;
/** Source of a pattern for what the signs would mean: ", that could be an infection, so". */
const meaning =
  ",? (?:(?:then|because|as|and),? )?(?:that|it|this|those|these|they) (?:(?:could|may|might|would|can|will) (?:well |also |always )?(?:mean|be|suggest|indicate|point to)|means|suggests?) [^;?]{3,80}?,? (?:and|so|in which case|which means|then)(?: then)?";

/** Matches signs, what they would mean and the care that they need; the groups are the signs and the care. */
const meaningPattern = new RegExp(
  `^${opening}((?:if|when|whenever) [^;?]{4,160}?)${meaning},? (?:${duty}|please |just )?(${care})(?: please)?$`,
  "i",
);
/** Matches signs and urgent care for a person: "if he goes floppy, he needs to be seen straight away". */
const dutyPattern = new RegExp(
  `^${opening}((?:if|when|whenever) [^;?]{4,160}?),? (?:then )?(${duty}(?:(?:be|get) (?:seen|checked(?: out| over)?|looked at|examined|assessed)|see (?:you|him|her|them)) ${soon})(?: please)?$`,
  "i",
);
/** Matches signs after which the clinician looks again: "if it doubles in size, let us have another look". */
const lookPattern = new RegExp(
  `^${opening}((?:if|when|whenever) [^;?]{4,160}?),? (?:then |please )?(?:let (?:me|us)|(?:I|we) (?:would |will |do )?(?:want|like|need) to|(?:I|we) (?:will|should|can)) (?:have|take) another look(?: at (?:it|that|you|him|her))?$`,
  "i",
);
/** Matches words of a report, or of care that is not needed. */
const noInstructionPattern =
  /\b(?:went|took|was|were|had to|did|do not need|does not need|no need|not have to|last time|ago)\b/i;

/**
 * Returns the condition and the care of a sentence that asks the patient to be seen if signs appear, also if it says
 * between them what the signs could mean: "If you get a fever, that could mean it has spread, and you need to be seen
 * the same day". Null for other sentences.
 */
export function careIfSigns(text: string): { when: string; object: string } | null {
  const said = text.replace(/[.?]$/, "");
  const looked = lookPattern.exec(said)?.[1];
  if (looked && !noInstructionPattern.test(said)) return { when: lowerFirst(looked), object: "come back for review" };
  const [, signs, object = ""] = meaningPattern.exec(said) ?? dutyPattern.exec(said) ?? [];
  if (!signs || text.endsWith("?") || noInstructionPattern.test(said)) return null;
  if (/ (?:and|or)$/i.test(signs)) return null;
  return {
    when: lowerFirst(signs),
    object: object
      .replace(new RegExp(`^(?:I|we)\\b.*?\\bsee (you|him|her|them) (?=${soon})`, "i"), "$1 should be seen ")
      .replace(new RegExp(`^(?:I|we) .*?\\b(you|him|her|them) to (?=(?:be|get) )`, "i"), "$1 should ")
      .replace(/^get (?:yourself|him|her|them) (?=(?:straight |right )?(?:back )?to )/i, "go ")
      .replace(/^him\b/i, "he")
      .replace(/^her\b/i, "she")
      .replace(/^them\b/i, "they"),
  };
}
