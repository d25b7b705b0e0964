/**
 * Matches direct words for self-harm, suicide, violence, abuse and overdose: "kill myself", "hits me". An injury by
 * accident is none: "How did you hurt yourself?", "I cut myself chopping onions".
 */
const namedRiskPattern =
  /\b(?:suicid\w*|self[- ]harm\w*|(?:kill|harm|hurting|cutting)(?:ing)? (?:myself|yourself|himself|herself|themselves)|(?:(?<!(?<!why )\b(?:did|do) (?:you|he|she|they) (?:manage to )?)(?<!\b(?:did|have|has) not (?:really |actually |even |badly |seriously )?)|(?=[a-z]{3,4} [a-z]{6,10} (?:on purpose|intentionally|deliberately)))(?:hurt|cut) (?:myself|yourself|himself|herself|themselves)(?! (?:while|when (?:I|he|she|you) (?:was|were|fell|tripped|slipped|lifted|jumped)|lifting|playing|shaving|cooking|chopping|slicing|peeling|opening|working|running|doing|moving|falling|jumping|on (?:a|an|the|my|some|that|[a-z]+day)|at (?:work|the gym|practice|home|school|football|soccer|hockey|rugby)|in (?:a|the) [a-z]+|accidentally|by accident|(?<=hurt [a-z]{6,10} )(?:during|last|yesterday|a (?:week|couple|few)))\b)|end(?:ing)? (?:(?:my|your|his|her|their|it all) )?(?:own )?life|end(?:ing)? it all|take (?:my|your|his|her|their) (?:own )?life|better off (?:dead|without (?:me|them|him|her))|(?:not|no longer) want(?:s|ed|ing)? to (?:live|be (?:here|alive)|wake up|go on(?=$|[.,;]| (?:anymore|any more|living|like this)))|want(?:s|ed|ing)? to die|no reason to live|wish(?:es|ed)? (?:I|they|he|she) (?:was|were) dead|homicid\w*|(?:hurt|harm|kill)(?:ing)? (?:someone|somebody|anyone|anybody|others|other people|people)(?! (?:who|with|like)\b)|domestic violence|(?:physically|sexually|being|been|was) abus(?:ed|ive)|(?:hits|beats) (?:me|her|him|them)|overdos\w*)\b/i;
/** Matches the thought of a way to die: "I think about driving off the bridge". */
const methodThoughtOfPattern =
  /\b(?:(?:thinks?|thinking|thoughts?) (?:about|of)|imagin(?:e|ed|ing)|pictur(?:e|ed|ing)|urges? to|(?:feel|felt) like)(?: just| sometimes)? (?:(?:driv|jump|walk|runn?|step|crash)(?:e|ing)? (?:my car |the car )?(?:off|into|in front of|under) (?:the |a |an |my )?(?:[a-z]+ )?(?:bridge|roof|building|trains?|truck|lorry|bus|traffic|tree|wall|cliff|balcony|river|lake|sea|road)|(?:jump|throw)(?:ing)? (?:myself )?out of (?:the |a )window|(?:tak|swallow|stockpil)(?:e|ing)? (?:all (?:of )?|a (?:whole )?(?:bottle|bunch|handful) of |too many (?:of )?)(?:my |the |his |her |those )?(?:own )?(?:pills|tablets|medicines?|medications?|meds)|(?:hang|drown|shoot)(?:ing)? myself|end(?:ing)? (?:it|things|everything)(?=$|[.,;?]|,? (?:all|but|and|sometimes|lately)\b))\b/i;
/** Matches a wish not to live, in milder words: "life isn't worth living", "better off not here". */
const deathWishPattern =
  /\b(?:(?:life|living) (?:is|was|has been|feels|felt) (?:not|no longer) (?:really )?worth (?:it|living)|not worth living|giv(?:e|en|ing) up on (?:life|living)|better off (?:if (?:I|you) (?:was|were) )?(?:not (?:being )?(?:here|around|alive)|gone)|wish(?:ed|ing)? (?:(?:that )?(?:I|you|he|she) )?(?:was|were|had) not (?:been )?(?:here|around|alive|born|woken up)|(?:easier|better|happier|fine|okay|nice|happy) (?:if (?:I|you) (?:did|do) |to |if I )?(?:just )?not(?: to)? wake up)\b/i;

/**
 * Matches words for self-harm, suicide, violence, abuse and overdose: "kill myself". A statement with them always
 * belongs in a note.
 */
export const riskPattern = new RegExp(
  `${namedRiskPattern.source}|${methodThoughtOfPattern.source}|${deathWishPattern.source}`,
  "i",
);

/** Names of risks in a note, with words of statements that have the risk; the first match counts. */
const riskNames: readonly (readonly [string, RegExp])[] = [
  ["homicidal ideation", /homicid|others?\b|someone|somebody|any(?:one|body)|people/i],
  [
    "suicidal ideation",
    /suicid|kill|end|take (?:my|your|his|her|their)|die|dead|live|be (?:here|alive)|wake up|go on/i,
  ],
  ["thoughts of self-harm", /self[- ]harm|(?:hurt|harm|cut)/i],
];

/**
 * Returns the name in a note of the risk in words that `riskPattern` matches: "suicidal ideation" for "I want to die".
 * Null for words that are better quoted, such as "everyone would be better off without me".
 */
export function riskNameOf(words: string): string | null {
  if (/better off without|abus|violence|hits|beats|overdos/i.test(words)) return null;
  if (methodThoughtOfPattern.test(words)) return "suicidal ideation";
  if (deathWishPattern.test(words)) return "thoughts of not wanting to live";
  return riskNames.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
