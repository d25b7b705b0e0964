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
