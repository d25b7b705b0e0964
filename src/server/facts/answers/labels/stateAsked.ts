import { lowerWord } from "../../../platform/lowerWord";
import { lastVisitLabel } from "./lastLabel";

/**
 * Patterns of questions about a state, a date or an amount, with what they ask about: "How is your sleep?", "When was
 * your last smear?"
 */
const asksAboutPatterns: readonly RegExp[] = [
  /^(?:and |so )*how (?:is|are|was|were|has|have|about) (?:your|the|his|her|their) ([a-z][a-z' -]{2,40}?)(?: (?:been|doing|going|these days|lately|now|recently|generally|otherwise|then|holding up|since then|with that|today|running|looking|at home))*\?$/i,
  /^(?:and |so )*(?:what|how) about (?:your|the|his|her|their) ([a-z][a-z' -]{2,40}?)(?: (?:these days|lately|now|recently|then|today))*\?$/i,
  /^(?:and |so )*when (?:was|were|did you (?:last )?have) (?:your|the|his|her|their) ((?:last|first|most recent) [a-z' -]{3,30}?)\?$/i,
  /^(?:and |so )*(?:(?:has|have|had) (?:you|he|she|they) (?:had|noticed) )?any (?!lows\b|low blood sugars?\b)([a-z][a-z -]{2,25}?)(?: (?:at all|with it|with them|beforehand|before|since (?:I (?:last )?saw you|(?:the|your|our) last (?:visit|time|appointment)|we (?:last )?(?:met|spoke|talked)|last time)))?\?$/i,
  /^(?:and |so )*(?:do|does|did) (?:you|he|she|they) (?:have|keep|own|drink|eat|use|get) (?:any |a |an |much |many |a lot of )?([a-z][a-z -]{2,25}?)(?: at home| in the house| at the moment)?\?$/i,
];
/**
 * Patterns of questions about an activity, some without a verb, with what they ask about: "Sleeping well?", "Is he
 * eating?"
 */
const asksEllipticallyPatterns: readonly RegExp[] = [
  /^(?:and |so )*((?:passing|eating|sleeping|drinking|opening|moving|walking|coping)(?: [a-z]+){0,2}?)(?: okay| well| all right| alright| normally)?\?$/i,
  /^(?:and |so )*(?:is|are) (?:he|she|you|they) (?:still )?((?:eating|drinking|sleeping|walking|coping|feeding)(?: [a-z]+){0,2}?)(?: okay| well| all right| alright| normally)?\?$/i,
];
/** Source of a pattern for names of functions and states. */
const functions =
  "bowels?|bowel movements|stools?|sleep|energy(?: levels?)?|mood|concentration|motivation|libido|diet|water ?works|urine|vision|hearing|balance|weight|spirits|interest in things";
/**
 * Matches a question that is only the name of one or two functions or states: "Bowels?", "And your mood?", "Energy and
 * motivation?"
 */
const namesFunctionPattern = new RegExp(
  String.raw`^(?:(?:and|so|okay|what about|how about),? )*(?:your |the |his |her )?((?:${functions})(?: and (?:your )?(?:${functions}))?)\?*$`,
  "i",
);
/** Matches a question that asks how a state is described: "How would you describe your mood?" */
const describesStatePattern =
  /^(?:and |so )*(?:how would you (?:describe|rate)|can you describe|tell me about) (?:your|his|her|the) (mood|sleep|energy(?: levels?)?|diet|concentration|bowel movements|periods?)(?: (?:lately|these days|recently|overall|right now|in general))*\?*$/i;

/**
 * Returns whether a question only names a state or asks for its description: "Energy?", "How would you describe your
 * mood?"
 */
export const asksForState = (asked: string): boolean =>
  namesFunctionPattern.test(asked) || describesStatePattern.test(asked);

/** Matches a question about a value, with its name as the group: "what is your | peak flow". */
const asksValuePattern =
  /^(?:and |so )*(?:what (?:is|was|are|were|has|have)|how (?:much|high|low) (?:is|was|are|were)) (?:your|his|her|the) ([a-z][a-z -]{2,30}?)(?: (?:been|like|running|usually|normally|at the moment|these days|now|then|today))*\?$/i;

/** Returns the name of the value that a question asks for, as asked; undefined if it asks for none. */
export const valueAsked = (asked: string): string | undefined => asksValuePattern.exec(asked)?.[1];

/** Returns the state, date or amount that a question asks for, in lower case; undefined if it asks for none. */
export const stateAsked = (asked: string): string | undefined => {
  const visit = lastVisitLabel(asked);
  if (visit) return visit;
  const named = [...asksAboutPatterns, ...asksEllipticallyPatterns, namesFunctionPattern, describesStatePattern]
    .map((pattern) => pattern.exec(asked)?.[1])
    .find(Boolean);
  return named && lowerWord(named);
};
