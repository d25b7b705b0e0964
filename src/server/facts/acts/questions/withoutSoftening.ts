/** Matches words that only soften a question at its end: "do you think", "would you say". */
const tailPattern =
  /,? (?:do you think|would you say|you would say|do you feel|do you find|you think|if you had to (?:say|guess)|it sounds(?: like)?)(?=\?*$)/i;

/**
 * Matches a question about whether something is so, with its subject, its verb and the rest as groups: "would you say
 * that | it | is | getting worse?"
 */
const asksIfPattern =
  /^((?:(?:and|so|okay|but),? )*)(?:(?=(?:it|they) (?:gets?|comes?|hurts?) (?:worse|better|on|more)\b)|(?:would you say|do you (?:find|feel|notice|think)|(?:are|have) you (?:noticing|noticed)|did you (?:find|feel|notice))(?: that| like)? )(it|this|they|the (?:pain|cough|headache|rash|swelling|itch(?:ing)?|numbness|dizziness)) (is|was|has|are|were|have|gets?|comes?|goes|hurts?|seems?|wakes|keeps) (.+)$/i;

/** Matches words that ask whether the patient knows what is asked: "do you know | where it hurts". */
const stopsToAskPattern =
  /^(?:(?:and|so|okay|but),? )*(?:do you (?:know|remember|recall)|(?:can|could) you (?:tell me|say|remember)),? (?=(?:how|when|where|what|which)\b)/i;

/** Matches a verb that is its own auxiliary: "is". */
const auxiliaryPattern = /^(?:is|was|has|are|were|have)$/i;

/** Returns the auxiliary and the infinitive of a verb: "gets" → "does", "get". */
function doForm(verb: string, subject: string): [aux: string, infinitive: string] {
  const infinitive = verb.replace(/^goes$/i, "go").replace(/s$/i, "");
  return [/^they$/i.test(subject) ? "do" : "does", infinitive];
}

/**
 * Returns a question without words that only soften it, and as a plain question: "Would you say it's getting worse?"
 * and "Is it getting worse, do you think?" → "is it getting worse?"
 */
export function withoutSoftening(asked: string): string {
  const plain = asked.replace(tailPattern, "").replace(stopsToAskPattern, "");
  const [whole, lead = "", subject = "", verb = "", rest = ""] = asksIfPattern.exec(plain) ?? [];
  if (!whole) return plain;
  if (auxiliaryPattern.test(verb)) return `${lead}${verb.toLowerCase()} ${subject.toLowerCase()} ${rest}`;
  const [aux, infinitive] = doForm(verb, subject);
  return `${lead}${aux} ${subject.toLowerCase()} ${infinitive.toLowerCase()} ${rest}`;
}
