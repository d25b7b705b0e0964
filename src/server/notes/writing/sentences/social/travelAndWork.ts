/** Matches where a patient traveled to: "I just got back from a trip in | the US", "I went to | Portugal". */
const traveledToPattern =
  /\b(?:trip|got back|came back|returned|flew|went|travel(?:l?ed)?|been|vacation|holiday)\b[^.,;]{0,30}?\b(?:in|to|from) ((?:the )?[A-Z][A-Za-z.]+(?: [A-Z][A-Za-z]+){0,2})\b/;
/** Matches travel of another person, or one that is only planned or long ago: "my wife went", "I will go". */
const notOwnTravelPattern =
  /\b(?:wife|husband|he|she|they|parents?|friends?|will|going to|plan\w*|years ago|not|never|was supposed)\b/i;

/**
 * Returns where a patient traveled, from an answer that cannot be written as a sentence: "Traveled to the US for work".
 * Null if it names no country or city.
 */
export function travelPhrase(said: string): string | null {
  const destination = notOwnTravelPattern.test(said) ? null : traveledToPattern.exec(said)?.[1];
  return destination ? `Traveled to ${destination}${/\bfor work\b/i.test(said) ? " for work" : ""}` : null;
}

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
