/** A question, an answer that leaves out what it is about, and the answer in full. */
type Naming = readonly [asked: RegExp, said: RegExp, full: (said: RegExpExecArray) => string];

/** Matches a question about passing urine and not about the bowels. */
const urinePattern =
  /^(?!.*\b(?:bowels?|stools?|poo|motions?)\b).*\b(?:pee|peeing|wee|weeing|urin\w+|water|waterworks|bladder|go to the (?:loo|toilet|bathroom))\b/i;
/** Source of a pattern for words before an answer that add nothing. */
const lead = "(?:(?:oh|well|um|uh|no|yes|yeah|honestly|actually|but),? )*";

/** Answers about what the body does that name it only in their question. The first that fits is used. */
const namings: readonly Naming[] = [
  // "Any trouble peeing?" "I can't go."
  [
    urinePattern,
    new RegExp(
      `^${lead}I (?:just )?(cannot|can barely|can hardly|could not) go(?: at all)?((?: since [a-z ]{3,30})?)\\.?$`,
      "i",
    ),
    ([, can = "", since = ""]) => `I ${can.toLowerCase()} pass urine${since}`,
  ],
  // "I've not been since last night."
  [
    urinePattern,
    new RegExp(
      `^${lead}I (?:have|had) not (?:been|gone|been able to go)(?: at all)? ((?:since|for|all) [a-z0-9 ]{3,30})\\.?$`,
      "i",
    ),
    ([, since = ""]) => `I have not passed urine ${since}`,
  ],
  // "I have to strain to go."
  [
    urinePattern,
    new RegExp(
      `^${lead}I (have (?:had )?to|am|keep) (strain(?:ing)?|push(?:ing)?)(?: (?:hard|a bit|really hard))?(?: to (?:go|get (?:it )?going|start))?(,? (?:since|for) [a-z0-9 ]{3,30})?\\.?$`,
      "i",
    ),
    ([, must = "", verb = "", since = ""]) =>
      `I ${must.toLowerCase()} ${verb.toLowerCase()} to pass urine${since.replace(/^,/, "")}`,
  ],
  // "Any change in your bowels?" "I'm a bit looser than I was."
  [
    /\b(?:bowels?|bowel habits?|stools?|motions?|poo|toilet)\b/i,
    new RegExp(
      `^${lead}(?:I am|it is|they are) ((?:a (?:bit|little|lot)|much|slightly|quite a bit) )?(looser|softer|harder|runnier|darker|paler|thinner)(?: than (?:I was|usual|before|normal|they were|it was))?(,? (?:since|for) [a-z0-9 ]{3,30})?\\.?$`,
      "i",
    ),
    ([, degree = "", how = "", since = ""]) =>
      `my stools are ${degree.toLowerCase()}${how.toLowerCase()} than before${since.replace(/^,/, "")}`,
  ],
  // "Do they fade if you press on them?" "No."
  [
    /\b(?:fade|go(?: away| white)?|disappear|vanish|blanch|change)\b[^?]{0,20}\b(?:press|push|glass)/i,
    /^(?:no|nope|not really|they do not|it does not|no,? they (?:do not|stay)(?: there)?|they (?:just )?stay(?: there)?)\.?$/i,
    () => "the rash does not fade with pressure",
  ],
  [
    /\b(?:fade|go(?: away| white)?|disappear|vanish|blanch)\b[^?]{0,20}\b(?:press|push|glass)/i,
    /^(?:yes|yeah|yep|they do|it does|yes,? they do)\.?$/i,
    () => "the rash fades with pressure",
  ],
];

/**
 * Returns an answer about what the body does with the name of it from its question: "Any trouble peeing?" "I can't go."
 * → "I cannot pass urine". Null for other questions and answers.
 */
export function functionNamed(asked: string, said: string): string | null {
  for (const [question, answer, full] of namings) {
    const found = question.test(asked) ? answer.exec(said) : null;
    if (found) return full(found);
  }
  return null;
}
