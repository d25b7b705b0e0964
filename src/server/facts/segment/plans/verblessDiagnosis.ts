import { lowerName } from "../../acts/questions/lastQuestion";
import { isDiagnosis } from "../../frames/readProblem";

/** Source of a pattern for words before a diagnosis that do not belong to it: "okay, so". */
const lead = "((?:(?:so|and|okay|ok|right|well|now|then|yeah|alright|all right),? )*)";
/** Source of a pattern for words that make a diagnosis likely: "most likely", "probably". */
const likely =
  "(?:(?:most|very|quite|more than) likely|likely|(?:most )?probably|presumably|almost certainly|in all likelihood)";
/** Source of a pattern for words that make a diagnosis possible. */
const possible = "(?:possibly|maybe|perhaps)";
/** Source of a pattern for the name of a disease, as a group: "type 2 diabetes". */
const name = "([a-z0-9][a-z0-9' -]{2,44}?)";
/** Source of a pattern for the control or course of a disease, which `readProblem` reads after "your … is". */
const state =
  "(?:(?:very |really |pretty )?(?:well|poorly|not well|fairly well)[- ]controlled|uncontrolled|not controlled|controlled|stable|not at goal|at goal|above goal|flaring(?: up)?|in remission|under-?treated|(?:getting )?worse|worsening|improving|(?:in )?(?:low|moderate|high) disease activity)";
/** Source of a pattern for an adjective that a note writes before the name of a disease: "mild", "acute". */
const adjective =
  "(?:(?:very )?(?:mild|moderate|severe|acute|chronic|recurrent|early|advanced|uncomplicated|bilateral|viral|bacterial|left[- ]sided|right[- ]sided))";
/** Source of a pattern for what the clinician adds to a diagnosis as an opinion: ", I'd say". */
const opinion =
  ",? (?:I (?:would|will) (?:say|guess|think)|I (?:do )?(?:think|suspect|reckon|believe)|by the (?:look|looks|sound) of (?:it|things)|from the (?:look|sound) of it)";

/** Matches a likely or possible diagnosis without a verb, with lead, hedge and name as groups: "Probably a lipoma". */
const hedgedPattern = new RegExp(
  `^${lead}(?:(${likely})|${possible})(?: just| only| still)* (?:(?:an?|the|your|some|some kind of|some sort of|a bit of) )*${name}(?=$|[.,;])`,
  "i",
);
/** Matches a diagnosis with a hedge or an opinion after it: "Gout, | most likely", "Osteoarthritis, | I would say". */
const hedgedAfterPattern = new RegExp(
  `^${lead}(?:(?:an?|the|your|some|just) )*${name}(?:,? (?:${likely})|${opinion})(?=$|[.;])`,
  "i",
);
/** Matches a diagnosis with its control or course, as groups: "Asthma: | stable", "migraine, | poorly controlled". */
const statePattern = new RegExp(
  `^${lead}(?:your |the )?${name}(?:,|:| -) (${state})(?=$|[.,;]| (?:today|now|again)\\b)`,
  "i",
);
/** Matches a diagnosis with a hedge and an adjective after it, as groups: "gastritis, most likely | acute". */
const qualifiedPattern = new RegExp(`^${lead}${name}(?:,|:) (${likely} )?(${adjective})(?=$|[.;])`, "i");
/** Matches a diagnosis that flares, as groups: "COPD, exacerbation". */
const flarePattern = new RegExp(
  `^${lead}${name}(?:,|:) (?:an? )?(?:acute )?(?:exacerbation|flare(?:-?up)?)(?=$|[.;])`,
  "i",
);

/** Matches words that cannot be part of the name of a disease: verbs, pronouns, denials, treatments. */
const notInNamePattern =
  /\b(?:no|not|any|is|are|was|were|be|been|has|have|had|do|does|did|to|from|for|and|or|but|it|you|your|I|we|they|he|she|that|this|these|if|when|because|history|since|like|get|got|go|take|shots?|vaccin\w*|jabs?|tests?|screening|swabs?|medic\w+|tablets?|pills?|cream|clinic|nurse|doctor|specialist|family|mother|father|side effects?)\b/i;
/** Treated values, each with the disease that it means in an assessment. */
const treatedValues: readonly (readonly [RegExp, string])[] = [
  [/^blood pressures?$/i, "hypertension"],
  [/^(?:blood )?sugars?$/i, "diabetes"],
  [/^cholesterol$/i, "high cholesterol"],
];
/** Matches a value after the control of a disease, with which `headedProblem` reads both: "controlled, | A1c 6.8". */
const valueAfterPattern = /[a-z][,;] (?:and )?[a-z0-9][a-z0-9 -]{1,24}? (?:is |was |of |at )?\d/i;
/** Maximum number of words of a name; more are a sentence. */
const maxWords = 5;

/** Returns a name as that of a disease; null if it is none. "A viral thing" is a viral infection. */
function diseaseOf(said: string): string | null {
  const named = said.trim().replace(/^(viral|bacterial|fungal) (?:thing|bug|illness)$/i, "$1 infection");
  return isDiagnosis(named) && !notInNamePattern.test(named) && named.split(" ").length <= maxWords
    ? lowerName(named)
    : null;
}

/** Returns the disease whose control is judged, hypertension for "blood pressure"; null if the words name none. */
const controlledDisease = (said: string): string | null =>
  treatedValues.find(([pattern]) => pattern.test(said.trim()))?.[1] ?? diseaseOf(said);

/**
 * Returns a clinician's diagnosis without a verb as a sentence with one, which is as certain: "Likely a viral thing" →
 * "this is most likely viral infection", "Asthma: stable" → "your asthma is stable", "Psoriasis, mild" → "this is mild
 * psoriasis". Other sentences are returned unchanged.
 */
export function verblessDiagnosis(text: string): string {
  if (text.endsWith("?")) return text;
  const hedged = hedgedPattern.exec(text);
  const maybe = hedged ? diseaseOf(hedged[3] ?? "") : null;
  if (hedged && maybe)
    return `${hedged[1] ?? ""}${hedged[2] ? "this is most likely" : "this could be"} ${maybe}${text.slice(hedged[0].length)}`;
  const controlled = statePattern.exec(text);
  const known = controlled && !valueAfterPattern.test(text) ? controlledDisease(controlled[2] ?? "") : null;
  if (controlled && known)
    return `${controlled[1] ?? ""}your ${known} is ${controlled[3] ?? ""}${text.slice(controlled[0].length)}`;
  const flare = flarePattern.exec(text);
  const flared = flare ? diseaseOf(flare[2] ?? "") : null;
  if (flare && flared) return `${flare[1] ?? ""}this is ${flared} exacerbation${text.slice(flare[0].length)}`;
  const qualified = qualifiedPattern.exec(text);
  const named = qualified ? diseaseOf(qualified[2] ?? "") : null;
  if (qualified && named)
    return `${qualified[1] ?? ""}this is ${qualified[3] ? "most likely " : ""}${(qualified[4] ?? "").toLowerCase()} ${named}${text.slice(qualified[0].length)}`;
  const after = hedgedAfterPattern.exec(text);
  const supposed = after ? diseaseOf(after[2] ?? "") : null;
  return after && supposed ? `${after[1] ?? ""}this is likely ${supposed}${text.slice(after[0].length)}` : text;
}
