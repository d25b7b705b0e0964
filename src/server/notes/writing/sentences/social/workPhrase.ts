/** Matches the patient's job; group 1 is the job with its article: "an accounting clerk". */
const jobPattern =
  /\bI (?:am|work as|am working as) (?:(?:actually|just|currently|still|now|like|also),? ){0,3}(an? (?:[a-z-]+ ){0,3}?(?:[a-z]+(?:er|or|ist|ian|ant|ee|man|woman|ive)|clerk|nurse|teacher|student|chef|pilot|coach|guard|judge|mechanic|homemaker))\b/i;

/** Matches words that look like a job but are not one: "a smoker", "a type 2 diabetic". */
const noJobPattern =
  /\b(?:smoker|drinker|sleeper|eater|person|user|walker|runner|swimmer|loner|number|doctor's|patient|diabetic|believer|fan|sister|brother|mother|father|daughter)$/i;

/** Matches words of a patient who has no work at present: "between jobs", "I got laid off". */
const notWorkingPattern =
  /\b(?:between (?:jobs|things|contracts)|out of work|unemployed|laid off|made redundant|lost my job|job ?hunting|looking for (?:a job|work)|on (?:disability|benefits|unemployment|the dole))\b/i;

/**
 * Returns the work of a patient, from an answer that cannot be written as a sentence: "I do work from home, I am
 * actually just an accounting clerk" gives "Works as an accounting clerk from home". Null if the answer names no work.
 */
export function workPhrase(said: string): string | null {
  if (
    /\b(?:used to|was|were|before|until I|my (?:wife|husband|mother|father|dad|mom))\b/i.test(
      said.replace(/until I (?:figure|feel|know|am|get)\b/gi, ""),
    )
  )
    return null;
  if (notWorkingPattern.test(said)) return "Currently not working";
  const title = jobPattern.exec(said)?.[1];
  const fromHome =
    !/\bnot\b[^.;]{0,30}\bfrom home\b/i.test(said) && /\bwork(?:ing)? from home\b|\bwork is from home\b/i.test(said)
      ? " from home"
      : "";
  if (
    /\b(?:time|days?|weeks?) off (?:of |from )?work\b|\boff (?:of |from )?work\b|\boff sick\b/i.test(said) &&
    !/\bnot\b/i.test(said)
  )
    return "Off work";
  if (/\bI (?:do not|am not) (?:currently )?work(?:ing)?\b|\bstay at home\b/i.test(said))
    return "Does not work outside the home";
  if (title && !noJobPattern.test(title)) return `Works as ${title.toLowerCase()}${fromHome}`;
  return fromHome ? "Works from home" : null;
}
