/** Returns a rating such as "7/10" if a text says nothing else ("maybe 7 out of 10"); otherwise null. */
export function ratingIn(text: string): string | null {
  const rating =
    /^(?:(?:it is|that is|I would say|maybe|about|around|probably|like|a|an|or) )*(\d{1,2}(?:\.5)?)(?:,)? ?(?:\/|out of) ?10(?: (?:today|now|right now|at (?:its|the) worst|when it is bad))?$/i.exec(
      text,
    )?.[1];
  return rating && Number(rating) <= 10 ? `${rating}/10` : null;
}

/** Matches a question about the strength of a pain: "How's the pain today?" */
const asksHowPainIsPattern =
  /\bhow (?:is|are|was) (?:the|your|that|his|her) (?:[a-z]+ )?(?:pain|soreness|headache|discomfort)\b/i;
/** Matches a number alone, with it as the group: "like a | 4". */
const numberAlonePattern =
  /^(?:(?:it is|I would say|maybe|about|around|probably|like|a|an|still|oh|only|just),? )*(\d{1,2})(?: (?:today|now|right now|or so|at the moment|I guess|I think))?$/i;

/**
 * Returns a rating that is only a number, in answer to a question about the strength of a pain: "A four." → "4/10"; or
 * null.
 */
export function bareRatingIn(text: string, asked: string): string | null {
  const rating = asksHowPainIsPattern.test(asked) ? numberAlonePattern.exec(text)?.[1] : undefined;
  return rating && Number(rating) <= 10 ? `${rating}/10` : null;
}
