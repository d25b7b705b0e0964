/** Source of a pattern for words that a treated value is not good enough: "is still not where we want it". */
const notGood =
  "(?:(?:is|are|has been|have been) (?:(?:still|just|really|definitely|unfortunately|also|a bit|a little),? ){0,2}(?:not (?:(?:quite|really|yet|very|under) ){0,2}(?:well[- ])?(?:at goal|where (?:we|I) (?:want|would like|need) (?:it|them)(?: to be)?|controlled|in control|good control|control)|(?:above|over) goal|out of control|poorly controlled|uncontrolled)|(?:is|are) still (?:a bit |a little |way |much )?(?:too )?(?:high|up|elevated))";
/** Source of a lookahead that excludes a value that has another cause, or is one of a single day. */
const otherCause =
  "(?![^.?]{0,60}\\b(?:because|due to|from the|pain|anxi\\w+|nervous|stress\\w*|white coat|today|rushed|cold medicine|steroids?)\\b)";
/** Source of a pattern for words before a judgement that do not belong to it. */
const lead = "^((?:(?:and|so|but|okay|well|now|right|then|unfortunately),? ){0,3})";
/** Source of a pattern for the patient's name before a sentence: "Mia, your asthma …". */
const name = "(?:(?!(?:no|not|yes|if|when|once)\\b)[a-z]{2,14}, )?";

/**
 * Patterns of judgments on a treated value or disease ("your sugars are too high"), each with the replacement that
 * states them as a diagnosis.
 */
export const judgedDiseases: readonly (readonly [RegExp, string])[] = [
  // "So your blood pressure's not where we want it"
  [
    new RegExp(`${lead}(?:your|his|her|the) (?:blood )?pressures? ${notGood}${otherCause}`, "i"),
    "$1your hypertension is not well controlled",
  ],
  // "The sugars are still too high"
  [
    new RegExp(`${lead}(?:your|his|her|the) (?:blood )?(?:sugars?|glucose|a1c|diabetes) ${notGood}${otherCause}`, "i"),
    "$1your diabetes is not well controlled",
  ],
  // "Your cholesterol is not at goal"
  [
    new RegExp(`${lead}(?:your|his|her|the) (?:ldl|cholesterol) ${notGood}${otherCause}`, "i"),
    "$1your high cholesterol is not well controlled",
  ],
  // "Your asthma isn't under good control"
  [
    new RegExp(
      `${lead}${name}((?:your|his|her|the) (?:asthma|copd|gout|reflux|migraines?|epilepsy|eczema|psoriasis|depression|anxiety|heart failure|thyroid)) ${notGood}${otherCause}`,
      "i",
    ),
    "$1$2 is not well controlled",
  ],
];
