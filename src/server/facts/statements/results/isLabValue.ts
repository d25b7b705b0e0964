/** Matches a drug or vitamin as a laboratory value: "vitamin D was low", "iron is 22". */
const asValuePattern =
  /\b(?:vitamin [a-z]\d{0,2}|b-?12|iron|folate|calcium|potassium|magnesium|sodium|lithium|digoxin|testosterone|estrogen|insulin|glucose|zinc)(?: levels?)?(?:['\u2019]s| is| was| were| are| came back| looks?)(?! (?:not )?(?:helping|working|making|giving|causing|something|the|an?|taken|better|best|safe|okay to|over)\b)/i;

/** Returns whether a sentence states the laboratory value of a drug or vitamin: "The vitamin D was low at 18". */
export const isLabValue = (text: string): boolean => asValuePattern.test(text);
