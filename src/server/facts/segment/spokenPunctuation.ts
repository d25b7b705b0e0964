/** Matches spoken marks that occur only in a dictation: "full stop", "new paragraph". */
const dictationMarksPattern =
  /\b(?:full stop|new (?:line|paragraph)|next line|question mark|open (?:bracket|quote)|close (?:bracket|quote))\b/i;
/** Matches headings of a dictation that are said with their colon: "assessment colon". */
const headingPattern =
  /\b(exam(?:ination)?|physical|plan|assessment|impression|history|hpi|medications?|allergies|vitals|results?|labs?|subjective|objective|diagnosis|complaint|follow[- ]up) colon\b[,.]?/gi;

/** Matches "period" as a mark, and not the menstruation or a length of time: "my period", "a period of rest". */
const periodPattern =
  /(?<!\b(?:my|your|her|the|a|last|next|of|missed|menstrual|each|every|this|heavy|regular|irregular|first|late|that|same|time|per))[,.]?\s{1,3}period\b[,.]?(?! (?:of|pains?|is|was|cramps?|started|has|had|came|since|for|from|between|last))/gi;

/**
 * Replaces the spoken marks of a dictation ("comma", "full stop", "new line") with punctuation. A text is a dictation
 * if it has a mark that only dictation has (`dictationMarksPattern`), two commas or semicolons, or one of these and a
 * heading. Other text is unchanged.
 */
export function spokenPunctuation(text: string): string {
  const commas = text.match(/\b(?:comma|semicolon)\b/gi)?.length ?? 0;
  if (!dictationMarksPattern.test(text) && commas < 2 && !(commas > 0 && headingPattern.test(text))) return text;
  headingPattern.lastIndex = 0;
  return text
    .replace(/[,.]?\s{0,3}\b(?:new (?:line|paragraph)|next line)\b[,.]?\s*/gi, ". ")
    .replace(headingPattern, "$1:")
    .replace(/[,.]?\s{0,3}\bfull stop\b[,.]?/gi, ".")
    .replace(periodPattern, ".")
    .replace(/[,.]?\s{0,3}\bcomma\b[,.]?/gi, ",")
    .replace(/[,.]?\s{0,3}\bsemicolon\b[,.]?/gi, ";")
    .replace(/[,.]?\s{0,3}\bquestion mark\b[,.]?/gi, "?")
    .replace(/\b(?:open|close) (?:bracket|quote)\b/gi, "")
    .replace(/\.(?:\s*\.)+/g, ".");
}
