import { lowerFirst } from "../../../../platform/lowerFirst";

/** Labels before the patient's own words, by topic. */
export const socialLabels: Readonly<Record<string, string>> = {
  smoking: "Smoking",
  vaping: "Vaping",
  alcohol: "Alcohol",
  drugs: "Recreational drugs",
  occupation: "Occupation",
  living: "Living situation",
  exercise: "Exercise",
  diet: "Diet",
  travel: "Travel",
  contacts: "Sick contacts",
  vaccination: "Vaccination",
  pets: "Pets",
};

/**
 * Words with which a sentence names its habit or circumstance itself, by topic of the question. A sentence without any
 * of them is understood only with the question.
 */
const namesHabitPatterns: Readonly<Record<string, RegExp>> = {
  smoking: /\b(?:smok\w*|cigar\w*|cigs?|tobacco|nicotine|packs? (?:a|per|of)|vap\w*|patch\w*|gum)\b/i,
  vaping: /\b(?:vap\w*|e-?cig\w*|smok\w*|nicotine)\b/i,
  alcohol:
    /\b(?:alcohol\w*|drink\w*|drank|drunk|beers?|wines?|liquor|spirits|vodka|whisk\w+|rum|gin|cocktails?|pints?|bottles?|glass\w*|sober|cans?|six-?packs?|bourbon|scotch|tequila)\b/i,
  drugs:
    /\b(?:drugs?|marijuana|cannabis|weed|pot|joints?|cocaine|coke|heroin|meth\w*|opi\w+|edibles?|needles?|smok\w*|recreational\w*|mushrooms?|pills?|substances?|high)\b/i,
  occupation:
    /\b(?:work\w*|jobs?|retired|school|student|stud(?:y|ies|ying)|teach\w*|employ\w*|business|company|office|career|laid off|disability|driv\w+|(?:is|was|as) an? )\b/i,
  vaccination: /\b(?:vaccin\w*|immuni[sz]\w*|shots?|boosters?|jabs?|doses?|covid|flu|tetanus|shingles)\b/i,
};

/**
 * Matches a sentence about a habit that only its question names, and captures what follows the patient: "The patient |
 * used to a long time ago", "She | quit in 2007", "The patient | does not do that at all".
 */
const namelessHabitPattern =
  /^(?:The patient|He|She) ((?:has (?:just |finally |never |not )?)?(?:used to(?=,| (?:a|but|in|when|long|until|many|some|years?|for|and|before|back|as)\b|\.)|quit|stopped|started|gave (?:it|that|them) up|cut (?:back|down)|is (?:working on quitting|trying to (?:quit|stop|cut))|(?:does|do) not (?:do|use|touch) (?:that|those|it|them|any)|(?:did|has) not (?:get|got|gotten|had|have|do|done) (?:it|them|that|one|the)|(?:has|got) (?:all|it|them|one|both)|tried (?:it|that|them|to (?:quit|stop))|(?:has been|was|worked|have been) there)\b.*)$/i;

/** Matches how a habit or circumstance is: "It is | mostly home cooked meals". */
const stateOfHabitPattern =
  /^It (?:is|was|has been|will be|varies, but(?: is)?|was anywhere) ((?:(?:usually|mostly|mainly|quite|very|about|around|approximately) ){0,3}(?:normal|balanced|healthy|good|poor|\d|one\b|home|vegetarian|vegan|varied|regular|irregular|sedentary|active|stressful|busy)[^;]*)$/;

/**
 * Returns a sentence of the social history with the label of its question, if the sentence does not name the habit or
 * circumstance: after "Do you smoke?", "The patient quit in 2007." becomes "Smoking: quit in 2007." Any other sentence
 * is returned unchanged.
 * @param topic the topic of the question: "smoking".
 */
export function withHabitLabel(text: string, topic: string): string {
  const label = socialLabels[topic];
  const state = label ? stateOfHabitPattern.exec(text)?.[1] : undefined;
  if (state) return `${label}: ${state}`;
  const names = namesHabitPatterns[topic];
  const rest = label && names && !names.test(text) ? namelessHabitPattern.exec(text)?.[1] : undefined;
  return label && rest ? `${label}: ${lowerFirst(rest.replace(/^is (?=working|trying)/, ""))}` : text;
}
