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

/** Matches words that only lead to a question: "when you fell, | did you hear a pop", "how about, | do you smoke". */
const placesPattern =
  /^((?:(?:and|so|okay|but|now),? )*)(?:when (?:you|it|this|that) (?:fell|hit|landed|twisted|tripped|slipped|did (?:that|it|this)|hurt it|injured it|crashed|happened)(?: [a-z]+){0,5}?|(?:what|how) about,? (?:like,? |you know,? ){0,2}(?!(?:your|the|his|her)\b)),? ?(?=(?:did|do|does|have|has|were|was|are|is) (?:you|it|he|she|they|there|any|your|his|her)\b)/i;
/** Matches a question about dark stools, which can be a sign of bleeding: "do your stools look dark or tarry?" */
const blackStoolsPattern =
  /^((?:(?:and|so|okay|but|now),? )*)(?:do|are|were|have|has|did|is) (?:your|the|his|her) (?:stools?|poops?|poo|bowel movements?|bms|motions) (?:(?:look|looked|looking|been|ever|appear|seem|turn|turned|gone|at all) ){0,2}(?:dark|black|tarry)(?:,? (?:or|and|dark|black|tarry|sticky|anything|like|that|at all|lately|recently|color(?:ed)?|in)){0,12}\?*$/i;
/** Matches a circumstance before its question, with both as groups: "when you lie down | do you get dizzy". */
const circumstancePattern =
  /^(?:(?:and|so|okay|but|now),? )*((?:when|while|if|after) (?:you|he|she) (?:(?!(?:do|does|did|are|is|have|has) (?:you|it|he|she|your|there)\b)[a-z]+,? ){1,6}?)((?:do|does|are|is|did) (?:you|it|he|she|your|there) [^?]{3,60}?)\?*$/i;
/** Matches the word before "symptoms" in a question: "do | those | symptoms get worse". */
const thoseSymptomsPattern = /(?<=\b(?:do|does|did|are) )(?:those|these|your) (?=symptoms\b)/i;

/** Matches a verb that is its own auxiliary: "is". */
const auxiliaryPattern = /^(?:is|was|has|are|were|have)$/i;

/** Returns the auxiliary and the infinitive of a verb: "gets" → "does", "get". */
function doForm(verb: string, subject: string): [aux: string, infinitive: string] {
  const infinitive = verb.replace(/^goes$/i, "go").replace(/s$/i, "");
  return [/^they$/i.test(subject) ? "do" : "does", infinitive];
}

/**
 * Returns a question without words that only soften it, and as a plain question: "Would you say it is getting worse?"
 * and "Is it getting worse, do you think?" both ask "is it getting worse?"
 */
export function withoutSoftening(asked: string): string {
  const plain = asked
    .replace(tailPattern, "")
    .replace(stopsToAskPattern, "")
    .replace(placesPattern, "$1")
    .replace(circumstancePattern, (_all, when: string, rest: string) => `${rest} ${when.replace(/[, ]{1,3}$/, "")}?`)
    .replace(thoseSymptomsPattern, "the ")
    .replace(blackStoolsPattern, "$1any black stools?");
  const [whole, lead = "", subject = "", verb = "", rest = ""] = asksIfPattern.exec(plain) ?? [];
  if (!whole) return plain;
  if (auxiliaryPattern.test(verb)) return `${lead}${verb.toLowerCase()} ${subject.toLowerCase()} ${rest}`;
  const [aux, infinitive] = doForm(verb, subject);
  return `${lead}${aux} ${subject.toLowerCase()} ${infinitive.toLowerCase()} ${rest}`;
}
