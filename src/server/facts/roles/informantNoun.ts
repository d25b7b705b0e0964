/** Matches a relation in the name of a speaker: "Ana (daughter)". */
const relationsPattern =
  /\b(mother|mom|mum|father|dad|grandmother|grandma|grandfather|grandpa|wife|husband|spouse|partner|boyfriend|girlfriend|daughter|son|sister|brother|aunt|uncle|niece|nephew|cousin|parent|caregiver|carer|guardian|friend|neighbou?r|nurse|nanny|interpreter|translator)\b/i;
/** Relatives as a note writes them, by everyday names. */
const formal: Readonly<Record<string, string>> = {
  mom: "mother",
  mum: "mother",
  dad: "father",
  grandma: "grandmother",
  grandpa: "grandfather",
  carer: "caregiver",
  translator: "interpreter",
};

/** Returns the relation in the name of a speaker: "daughter" for "Ana (daughter)"; null if it has none. */
export function relationIn(name: string): string | null {
  const word = relationsPattern.exec(name)?.[1]?.toLowerCase();
  return word === undefined ? null : (formal[word] ?? word);
}

/** Returns how a note names a speaker who is neither the patient nor the clinician: "the daughter". */
export function informantNoun(name: string): string {
  const relation = relationIn(name);
  return relation === null ? "the accompanying person" : `the ${relation}`;
}

/**
 * Whether a speaker repeats the patient's words in another language, so that "I" is the patient: "Interpreter (Ana)",
 * "Daughter (interpreter)", but not "Mother (via interpreter)".
 */
export const isInterpreter = (name: string): boolean =>
  relationIn(name) === "interpreter" || /[(,]\s?(?:interpreter|translator)\b/i.test(name);
