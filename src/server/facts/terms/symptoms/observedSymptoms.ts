import { termsOf } from "../symptomTerm";

/** Source of a pattern for words between urine or stools and their look: "has been really". */
const looks =
  "(?:is|are|was|were|has been|have been|looks?|looked|has gone|have gone|went|turned)(?: (?:very|really|quite|a bit|a little|so|kind of|pretty|much|all|always|like)){0,2}";
/** Source of a pattern for urine in everyday words. */
const urine = "(?:urine|pee|wee)";
/** Source of a pattern for stools in everyday words. */
const stools = "(?:stools?|poos?|poop|motions?|bowel movements)";

/** Symptoms that patients observe: what they see, and the look and smell of urine and stools. */
export const observedSymptoms = [
  ...termsOf("Eyes", [
    ["visual disturbances", "(?:sparkl(?:y|ing)|twinkling|wavy) (?:lights?|lines?|spots?|things?|stars?|patterns?)"],
    ["flashing lights", "flashing lights?|flashes of light|light flashes"],
    ["blind spots", "blind spots?(?! (?:mirror|check))"],
  ]),
  ...termsOf("Genitourinary", [
    [
      "dark urine",
      `dark(?:er|ish)?(?:[- ](?:colou?red|brown|yellow|orange|looking))? ${urine}|${urine} ${looks} (?:dark|brown|cola|tea)\\w*`,
    ],
    ["cloudy urine", `(?:cloudy|murky) ${urine}|${urine} ${looks} (?:cloudy|murky)`],
    [
      "malodorous urine",
      `(?:smelly|foul[- ]smelling|strong[- ]smelling|stinky) ${urine}|${urine} (?:smells|stinks|${looks} (?:smelly|smelling|stinky))`,
    ],
  ]),
  ...termsOf("Gastrointestinal", [
    [
      "pale stools",
      `(?:pale|clay|white|gr[ae]y|chalky|light)(?:[- ]?colou?red)? ${stools}|${stools} ${looks} (?:pale|clay|white|gr[ae]y|chalky)\\w*`,
    ],
  ]),
];
