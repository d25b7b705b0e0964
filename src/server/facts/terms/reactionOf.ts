/** Matches a reaction with its adjectives: "a bad rash", "itchy eyes". */
export const reactionPattern =
  /\b((?:a |an |some |bad |severe |terrible |itchy ){0,6}(?:rash(?:es)?|hives|itchy eyes|itch(?:ing|y)?|swelling|anaphyla\w+|ulcers?|(?:stomach )?bleed|palpitations|(?:a )?rac(?:ing|y) heart|heart (?:to )?(?:rac(?:e|es|ed|ing)|pound(?:s|ed|ing)?)|(?:ankle|leg) swelling|swollen ankles|thrush|nightmares|hallucinations|muscle (?:aches|pains?)|cramps|dizziness|sickness|constipation|trouble breathing|shortness of breath|wheezing|nausea|vomit(?:ing|ed|s)?|diarrh(?:o)?ea|dizz(?:y|iness)|headaches?|(?:stomach|tummy|belly) (?:upset|ache|pain|cramps)|(?:bad|upset|dodgy|dicky|funny|sore) (?:stomach|tummy|belly|guts?)|(?:the )?runs|loose (?:stools?|motions|bowels?)|the trots|bloating|heartburn|dry mouth|blisters?|welts|sneezing|runny nose|watery eyes|cough|(?:lips?|face|tongue|throat|eyes?|ankles?|legs?) (?:swell\w*|swollen|clos\w+|puff\w*|itch\w*)|(?:legs?|muscles|calves|joints|arms?) (?:ache|hurt|cramp)(?![a-z])|cough(?:ed)?|itched|swell(?:s|ed)? (?:(?:right|all|straight) )?up|(?:breaks?|broke) out in (?:a |an )?(?:hives|welts|blisters|spots)|break out|broke out|breaks? (?:me )?out|passed out|short of breath|throw(?:s|ing)? up|threw up|confused|sleepy|drowsy|jittery|shaky|sick(?: to (?:my|his|her|the) stomach)?))\b/i;
/** Matches side effects, which are not allergies: "upset stomach", "dizziness". */
const sideEffectPattern =
  /\b(?:(?:the )?(?:runs|trots|squits)|loose (?:stools?|motions|bowels?)|(?:bad|upset|dodgy|dicky|funny|sore) (?:stomach|tummy|belly|guts?)|(?:tummy|belly) (?:upset|ache|pain|cramps)|bloat(?:ed|ing)|dry mouth|zombie|groggy|foggy|spaced out|hung ?over|ulcers?|(?:stomach )?bleed|side effects?|dizziness|sickness|thrush|nightmares|hallucinations|cramps|ankles?|(?:legs?|feet) (?:swell\w*|swollen)|swollen (?:legs?|feet)|palpitations|rac(?:ing|y) heart|heart (?:to )?(?:rac(?:e|es|ed|ing)|pound(?:s|ed|ing)?)|(?:upsets?|wrecks?|wrecked|tore up|tears up) (?:my |his |her )?(?=\w)(?:stomach|tummy|belly|guts?)|tears? (?:my|his|her) (?=\w)(?:stomach|tummy|belly|guts?) up|(?:goes?|went) (?:right|straight) through (?:me|him|her)|stomach (?:upset|ache|pain|cramps)|nausea|nauseous|vomit\w*|throw up|threw up|diarrh(?:o)?ea|drowsy|sleepy|headaches?|constipat\w*|cough|dizzy|(?:legs?|muscles|calves|joints|arms?) (?:ache|hurt|cramp)|muscle (?:aches|pains?)|cannot tolerate|do not tolerate|did not tolerate|does not agree|did not agree|intoleran\w*|heartburn|coughed|sick|ill|confused|loopy|jittery|shaky|knock(?:s|ed) (?:me|him|her) (?:right )?out|wipes? (?:me|him|her) out|wiped (?:me|him|her) out)\b/i;
/** Matches swelling of the legs, which is not an allergic reaction: "swollen ankles". */
const legSwellingPattern = /\b(?:ankles?|legs?|feet) (?:swell\w*|swollen)|\bswollen (?:ankles?|legs?|feet)/gi;
/** Matches a drowsiness that the patient does not mind, which is no intolerance: "it made me a little sleepy". */
const mildPattern = /\b(?:a (?:little|bit|tiny bit|little bit)|slightly) (?:sleepy|drowsy|tired|groggy)\b/i;

/** Returns whether a text only says that a drug made the patient a little drowsy. */
export const isMildEffect = (text: string): boolean => mildPattern.test(text);

/**
 * Returns the reaction that a text describes ("it gave me a rash" → "rash", "my lips swell up" → "lip swelling"), or
 * null.
 */
export function reactionOf(text: string): string | null {
  const match = reactionPattern.exec(text)?.[1];
  if (!match || isMildEffect(text)) return null;
  const words = match.toLowerCase().replace(/^(?:a|an|some) /, "");
  const part = /^(lips?|face|tongue|throat|eyes?|ankles?|legs?) (swell|swollen|clos|puff|itch)/.exec(words);
  if (part)
    return `${(part[1] ?? "").replace(/s$/, "")} ${part[2] === "clos" ? "closing" : part[2] === "itch" ? "itching" : "swelling"}`;
  const sore = /^(legs?|muscles|calves|joints|arms?) (?:ache|hurt|cramp)/.exec(words)?.[1];
  if (sore) return `aching ${sore}`;
  if (/\bheart\b/.test(words)) return "palpitations";
  if (/^vomit/.test(words)) return "vomiting";
  if (/^sick /.test(words)) return "nausea";
  if (words === "sick") return "feeling sick";
  if (/\b(?:runs|trots)$|^loose /.test(words)) return "diarrhea";
  if (/ (?:stomach|tummy|belly|guts?)$/.test(words)) return "upset stomach";
  if (/^coughed|^itched/.test(words)) return words === "coughed" ? "cough" : "itching";
  if (/^swell(?:s|ed)? (?:[a-z]+ )?up$/.test(words)) return "swelling";
  const skin = /^(?:breaks?|broke) out in (?:a |an )?(hives|welts|blisters|spots)$/.exec(words)?.[1];
  if (skin) return skin;
  return /^(?:break|broke)/.test(words) ? "rash" : /^(?:throw|threw) up/.test(words) ? "vomiting" : words;
}

/** Matches words that say that a reaction is not an allergy: "but it isn't an allergy", "not a true allergy". */
const noAllergyPattern =
  /\bnot (?:(?:really|exactly|actually|quite|an?|true|real|proper) ){0,3}allerg(?:y|ies|ic(?: reaction)?)\b|\bnot (?:really )?call (?:it|that) (?:an? )?(?:real |true )?allergy\b/gi;

/** Returns whether a text names a side effect and not an allergic reaction: "it upset my stomach". */
export const isSideEffect = (text: string): boolean =>
  sideEffectPattern.test(text) &&
  !/\ballerg|hives|rash|anaphyl|swell/i.test(text.replaceAll(legSwellingPattern, "").replaceAll(noAllergyPattern, ""));
