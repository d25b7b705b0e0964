/** Matches an attempt that did not end in death: "attempted suicide", "tried to kill himself". */
const attemptPattern =
  /\b(?:attempt(?:ed|s|ing)?(?: to (?:commit|die by))? suicide|suicide attempts?|attempts? (?:of|at) suicide|(?:attempted|tried|tries|trying) to (?:kill (?:him|her|them)sel(?:f|ves)|(?:end|take) (?:his|her|their) (?:own )?li(?:fe|ves)|end it all|hang (?:him|her|them)sel(?:f|ves)))\b/gi;
/** Matches a death by suicide: "died by suicide", "killed herself", "took his own life". */
const deathPattern =
  /\b(?:(?:died|death|dead) (?:by|from|of) suicide|(?:commit(?:s|ted)?|completed) suicide|suicides?(?! (?:attempt|note|watch|hotline|prevention|pact|risk))|(?<!\b(?:nearly|almost|practically|about|not) )(?:killed|hanged|hung) (?:him|her|them)sel(?:f|ves)(?! (?:laughing|working|trying|off|on|doing|with (?:work|worry)))|(?:took|ended|taken) (?:his|her|their) (?:own )?li(?:fe|ves))\b/gi;

/** Returns the suicides and suicide attempts that a text names, in order, with their names in a note and offsets. */
export function findSuicides(text: string): { name: string; start: number; end: number }[] {
  const attempts = [...text.matchAll(attemptPattern)].map((match) => mentionOf(match, "suicide attempt"));
  const deaths = [...text.matchAll(deathPattern)]
    .map((match) => mentionOf(match, "suicide"))
    .filter(({ start, end }) => attempts.every((attempt) => end <= attempt.start || start >= attempt.end));
  return [...attempts, ...deaths].toSorted((a, b) => a.start - b.start);
}

const mentionOf = (match: RegExpExecArray, name: string): { name: string; start: number; end: number } => ({
  name,
  start: match.index,
  end: match.index + match[0].length,
});
