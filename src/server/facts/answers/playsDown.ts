import type { QuestionTopic } from "../acts/questions/questionTopic";

/** Matches words after a "no" that play a habit down instead of denying it: "No, very rarely", "No, just socially". */
const seldomPattern =
  /^(?:(?:but|just|only|very|not|maybe|well|actually|I mean),? )*(?:rare(?:ly)?|occasional(?:ly)?|sometimes|once in a while|social(?:ly)?|on (?:weekends|holidays|special)|(?:an?|one|the odd) (?:glass|beer|drink|pint|cigarette|cigar|joint|wine)|every now|much|often|a lot)\b/i;

/** Matches an occasion that a "no" to a habit excepts: "No, just at weddings". */
const exceptsOccasionPattern =
  /^(?:\w+,? )?(?:no|nope|not really|nah)\b[,.]? (?:(?:well|but|maybe|like|very),? )*(?:just|only|except)\b,? (?:(?:just|only|maybe|like),? )*(?:with|at|on|when|if|for|an?|the odd|one|two|half|some|social|occasion|sometimes|rare)/i;
/** Topics of what is consumed, of which a "no" can play down the amount: "No, just a beer now and then". */
const consumed: ReadonlySet<QuestionTopic> = new Set<QuestionTopic>(["smoking", "vaping", "alcohol", "drugs"]);

/** Matches a substance that a "no" to drugs excepts: "No, just cocaine at parties". */
const exceptsSubstancePattern =
  /\b(?:just|only|except|apart from|other than|but)\b[^.;]{0,60}\b(?:marijuana|cannabis|weed|pot|edibles|joints?|hash|cocaine|coke|crack|heroin|ecstasy|mdma|molly|meth\w*|amphetamines?|speed|ketamine|lsd|acid|mushrooms|shrooms|poppers|kratom|gummies|spice|fentanyl|thc|cbd)\b/i;

/** Patterns by topic for what a "no" to a habit excepts: "No, just wine with dinner". */
const exceptsHabit: Partial<Record<QuestionTopic, RegExp>> = {
  drugs: exceptsSubstancePattern,
  alcohol:
    /\b(?:just|only|except|apart from|other than)\b[^.;]{0,40}\b(?:wine|beers?|vodka|whiske?y|gin|rum|cider|spirits|liquor|cocktails?|champagne|tequila|pints?)\b/i,
  smoking: /\b(?:just|only|except|apart from|other than)\b[^.;]{0,40}\b(?:cigars?|pipe|hookah|shisha|cigarettes?)\b/i,
};

/** Returns whether the "no" of an answer plays a habit down and does not deny it; `rest`: the words after the "no". */
export const playsDown = (topic: QuestionTopic, rest: string, answer: string): boolean =>
  seldomPattern.test(rest) ||
  (consumed.has(topic) && exceptsOccasionPattern.test(answer)) ||
  exceptsHabit[topic]?.test(answer) === true;
