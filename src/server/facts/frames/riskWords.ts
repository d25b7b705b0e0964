/**
 * Matches words for self-harm, suicide, violence, abuse and overdose: "kill myself". A statement with them always
 * belongs in a note.
 */
export const riskWords =
  /\b(?:suicid\w*|self[- ]harm\w*|(?:kill|hurt|harm|cut|cutt)(?:ing)? (?:myself|yourself|himself|herself|themselves)|end(?:ing)? (?:my|your|his|her|their|it all) (?:own )?life|end(?:ing)? it all|take (?:my|your|his|her|their) (?:own )?life|better off (?:dead|without (?:me|them|him|her))|(?:not|no longer) want(?:s|ed|ing)? to (?:live|be (?:here|alive)|wake up|go on(?=$|[.,;]| (?:anymore|any more|living|like this)))|want(?:s|ed|ing)? to die|no reason to live|wish(?:es|ed)? (?:I|they|he|she) (?:was|were) dead|homicid\w*|(?:hurt|harm|kill)(?:ing)? (?:someone|somebody|anyone|others|other people)|domestic violence|(?:physically|sexually|being|been|was) abus(?:ed|ive)|(?:hits|beats) (?:me|her|him|them)|overdos\w*)\b/i;

const riskNames: readonly (readonly [string, RegExp])[] = [
  ["homicidal ideation", /homicid|others?\b|someone|somebody|anyone/i],
  [
    "suicidal ideation",
    /suicid|kill|end|take (?:my|your|his|her|their)|die|dead|live|be (?:here|alive)|wake up|go on/i,
  ],
  ["thoughts of self-harm", /self[- ]harm|(?:hurt|harm|cut)/i],
];

/**
 * Returns the name of a risk in a note: "suicidal ideation" for "I want to die"; null for words that are better quoted,
 * such as "everyone would be better off without me".
 */
export function riskNamed(words: string): string | null {
  if (/better off without|abus|violence|hits|beats|overdos/i.test(words)) return null;
  return riskNames.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
