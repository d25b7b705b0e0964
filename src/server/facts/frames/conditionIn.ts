/**
 * Matches a condition at the start of a text and captures it without the order after it: "if it gets worse" of "if it
 * gets worse, call us".
 */
const leadingPattern =
  /^(?:and |but |so |then )*((?:only )?(?:if|unless|as long as|once|when|in case|should|until|provided(?: that)?|assuming|depending on)\b[^,]*?)(?:,| then\b|(?<!\b(?:if|unless|once|when|and|or|to|not|you|he|she|they|it|we|I|that|can|could|will|would|should|must|may|might|levels?|sugars?|pressure|numbers?|counts?|oxygen))(?= (?:drop|skip|hold|decrease|increase|halve|double|reduce|restart) (?:the|your|it|that|[a-z]{6,})\b)|(?<=\b(?:positive|negative|abnormal|normal|high|low|worse|better|raised|elevated|back|fails?|wrong|unclear|inconclusive))(?= (?:do|get|book|order|arrange|repeat|start|try|use|give|add) (?:an?|the|another|him|her|you|some)\b)|(?<!\b(?:if|unless|as|once|when|case|should|until|(?<!\b(?:after|before|with) )that|assuming|on|(?:does|do|did|will|would|can|could) not|cannot))(?= (?:I|we) (?:would|will|can|could|might|want you|need you|am going to|are going to)\b| (?:you|he|she|they) can (?=(?:go|return|stop|start|take|use|try|restart|resume|drive|eat|come off) )| (?:do you need|I|we|you|call|go|come|stop|take|let|ring|phone|text (?:me|us)|message (?:me|us)|give (?:me|us)|send (?:me|us)|bring (?:you|him|her|them)|seek|please|it(?= (?:could|would|might|may|will|means)\b)|then)\b(?! (?:still|are|have|get|is|does|do|can|cannot|want|need|feel|start|notice|develop|would|comes?|goes|did|was|had|see|hear|keep|continue|experience|not|also|think|back)\b)))/i;
/** Matches a condition after the order and captures it: "if it gets worse" of "call us if it gets worse". */
const insidePattern =
  /\b((?:only |but only |and )?(?:if|unless|as long as|provided(?: that)?|in case|otherwise|only when)\b.+)$/i;
/**
 * Matches the comma between a condition with a list in it and its consequence: "if you get a fever, a rash or vomiting
 * | , go to the ER".
 */
const commaBeforeConsequencePattern =
  /, (?=(?:then |please |just |definitely |that is when )*(?:(?:I|we|you|they|he|she) (?:can|could|would|will|should|might|may|need|want|must|have to|are going to|am going to)|call|ring|phone|contact|message|text|email|send|drop|head|dial|come|go|return|let (?:me|us)|see(?! (?:any|some|blood|spots|stars|double|flash\w*|float\w*|pus|red\w*)\b)|stop|hold|skip|take|use|start(?! (?:to (?!take|use)|(?!taking|using|doing|having|giving|putting|with)[a-z]+ing\b|feeling))|try|give|get(?! (?:a|an|any|more|really|very|so|too|short|worse|dizzy|confused|sick|sicker|hot|red|numb|weak|faint|breathless|chest|bad|severe|new|pain|pains|fever|fevers|chills|vomiting)\b)|bring|do not|double|increase|reduce|add|repeat|tell|report|seek|follow up|pop)\b)/i;
/**
 * Matches the start of a consequence that no comma separates from its condition: "if it is not out in 2 weeks | I will
 * send you".
 */
const consequenceWithoutCommaPattern =
  /(?<!\b(?:if|unless|once|when|until|that|what|and|or)) (?:I|we) (?:will|would|am going to|are going to)\b/i;
/** Matches the start of a text that opens with a condition: "if", "in case". */
const opensPattern = /^(?:and |but |so |then )*(?:only )?(?:if|unless|once|when|in case|should|assuming)\b/i;

/**
 * Matches a warning sign that has no "if" before it and captures it: "any chest pain or trouble breathing" of "any
 * chest pain or trouble breathing, call 911".
 */
const warningPattern =
  /^(?:and |so |but )*(any (?![^,?]{0,40}\b(?:questions?|concerns?|comments?)\b)[^?]{3,90}?),? (?=(?:please |just |then )?(?:call|ring|phone|come|go|see|stop|let (?:me|us)|get (?:to|seen)|head)\b)/i;

/**
 * Matches a condition that only refers to something said before, often in a question to the patient. Alone in a note it
 * would say nothing: "if they do".
 */
const pointsBackPattern =
  /^(?:if|when|unless|once) (?:it|they|he|she|you|that|this|those|these) (?:do|does|did|is|are|was|were|has|have|can|will)(?: not)?$/i;
/** Matches a condition that breaks off before its verb: "if your symptoms". */
const breaksOffPattern = /^(?:if|when|unless|once) (?:the patient's|your|the|his|her|their|my) [a-z]+$/i;
/**
 * Returns whether a condition is complete enough for a note. False, for example, for "if they do" and "if your
 * symptoms".
 */
export const isWholeCondition = (condition: string): boolean =>
  !pointsBackPattern.test(condition.trim()) && !breaksOffPattern.test(condition.trim());

/** Matches a condition that breaks off after its subject: "If we". */
const onlySubjectPattern = /^(?:if|when|unless|once) (?:we|I|you|he|she|they|it)$/i;
/**
 * Matches a condition, captured, with the next step of a dose after it: "if the stomach is fine | increase to 4
 * tablets".
 */
const nextStepPattern =
  /^((?:if|unless) [^,.;]{3,60}?),? (?:increase|decrease|go (?:up|down)|move up|double) (?:[a-z]+ )?(?:to|by) \d/i;

/**
 * Returns the condition of an order or a piece of advice, with its "if" or "unless" ("if it gets worse"), or the
 * warning signs to which it applies ("any chest pain"); null if there is none.
 */
export function conditionIn(text: string): string | null {
  const listed = opensPattern.test(text) ? commaBeforeConsequencePattern.exec(text) : null;
  const when = listed ? text.slice(0, listed.index) : "";
  if (listed && !consequenceWithoutCommaPattern.test(when)) return withoutAnd(when);
  const sign = warningPattern.exec(text)?.[1];
  if (sign) return sign;
  const first = leadingPattern.exec(text)?.[1];
  if (first && onlySubjectPattern.test(first)) return null;
  if (first)
    return withoutAnd(first.replace(/,? (?:you|he|she|they) (?:have to|need to|should|must|had better)$/i, ""));
  const match = insidePattern.exec(text)?.[1];
  return match ? withoutAnd(nextStepPattern.exec(match)?.[1] ?? match) : null;
}

/** Removes "and", "but", "so" and "then" from the start of a condition. */
const withoutAnd = (condition: string): string => condition.replace(/^(?:(?:and|but|so|then) )+/i, "").trim();
