/** Matches a modal verb without its verb: "we will if", "to what". */
const withoutVerbPattern =
  /\b(?:will|would|could|should|must) (?:if|with|when|because|of|from|the|an?)\b|\bto (?:what|who|is|are|was|were|has|will|can|would|should)\b|\badvised the patient to (?:how|why|where|which|whether|if|when|but|so)\b/i;

/**
 * Matches advice on a state that cannot be advised: "advised the patient to be back to normal". What one can decide to
 * be is advice: "careful", "seen".
 */
const advisedStatePattern =
  /\badvised the patient to be (?:back|sore|swollen|normal|due|painful|tired|stiff|numb|bruised|healthy|unable|in pain|feeling|getting|having)\b/i;

/** Matches a verb whose subject was left out: "I think is contributing". */
const withoutSubjectPattern =
  /(?<!\b(?:which|that|who|what|as) )\b(?:I|we|he|she|they|the patient) (?:thinks?|believes?|suspects?|guess|hopes?) (?:is|are|was|were|has|have|will|would|can|could|may|might|causes?|contributes?)\b|^(?:said|says|thinks?|thought|stated) (?:the|he|she|they|it|that)\b/i;

/** Matches a subject with a participle instead of a verb: "after she lying down". */
const participlePattern =
  /\b(?:after|before|when|while|if|because|until|once|that) (?:he|she|they|it|the patient) (?!(?:bring|sing|cling|sting|swing|fling|spring|wring|ring|evening|morning|during)\b)[a-z]{2,}ing\b/i;

/** Matches a denial of what was already denied: "does not think there has not been". */
const deniesTwicePattern =
  /\b(?:does|do|did) not (?:think|believe) (?:that )?(?:there|it|he|she|they|the [a-z]+) (?:has|have|had|is|are|was|were|does|do|did) not\b/i;

/** Matches a denied question that was read as a thing: "denies do her stools look dark". */
const deniedClausePattern =
  /\bdenies (?:do|does|did|is|are|was|were|has|have|had|can|could|when|if|how|what|where|which|that is)\b/i;

/**
 * Matches a stray word before a sentence, such as an answer or a beginning that was broken off: "some the patient
 * hopes".
 */
const strayStartPattern =
  /^(?:some|no|none|nothing|at first no|here that|only|just|other than that) (?:because|so|the patient(?!'s)|he|she|they|it|has|have|is|was|that)\b/i;

/** Matches a last word that needs another one: "any specific", "as long as", "so that". */
const needsNounPattern =
  /\b(?:(?:any|some|an?|the|that) (?:specific|particular|certain|different|other kind of|type of|type)|(?:as long|as well|as soon|as far) as|plus|except|minus|like so|so that|even if|even though|such as|rather than|instead of|because of|due to|along with|including|in terms of|depending on|compared to|favou?ring|bringing|needing|wanting|(?:is|was|are|were|been) (?:a little|a bit|quite|somewhat|too)|(?:but|so) (?:now|then|here|there|still|even|today|yesterday|again))$/i;

/** Matches a condition whose consequence is only a time: "every time she goes there, a couple of hours later". */
const onlyTimePattern =
  /\b(?:every time|each time|whenever|when|after|if) [^,]{3,60}, (?:(?:an?|about|the|few|couple|of|\d+) ){1,4}(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?) (?:later|after|afterwards?)$/i;

/**
 * Matches a clause that was begun again with other words: "watching the diet watching the salt", "but, it when", "so if
 * he lies down if he turns".
 */
const begunAgainPattern =
  /(?<!\b(?:an?|the|his|her|their|in|of|for|with) )\b(?!(?:being|having|getting|going|taking|feeling|coughing|sleeping|doing)\b)([a-z]{3,}ing) (?:(?!(?:and|or|but|then|than|to|from|by)\b)[a-z']+ ){1,4}\1\b|\b(?:but|and|so), (?:it|he|she|they) (?:now|when|because|if|that)\b|\bso (?:if|when) [^,]{5,60} (?:if|when) (?:he|she|they|the patient)\b|\b(\d+),? \2,|\bthe patient's,|\b(?:give|take|order|prescribe) (?:about|approximately),/i;

/** Matches talk about the conversation itself: "let us talk about the plan", "explained that type of thing". */
const aboutTalkPattern =
  /^let us (?:go |just )?(?:ahead and )?talk\b|\bexplained that (?:type|kind|sort|stuff|thing)\b/i;

/**
 * Returns whether a clause of a sentence breaks off, lacks a subject or verb, or starts with words of another sentence.
 */
export const hasBrokenClause = (text: string): boolean =>
  withoutVerbPattern.test(text) ||
  advisedStatePattern.test(text) ||
  withoutSubjectPattern.test(text) ||
  participlePattern.test(text) ||
  deniesTwicePattern.test(text) ||
  deniedClausePattern.test(text) ||
  strayStartPattern.test(text) ||
  needsNounPattern.test(text) ||
  onlyTimePattern.test(text) ||
  begunAgainPattern.test(text) ||
  aboutTalkPattern.test(text);
