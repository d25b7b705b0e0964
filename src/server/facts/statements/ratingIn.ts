/** Returns a rating such as "7/10" if a text says nothing else ("maybe 7 out of 10"); otherwise null. */
export function ratingIn(text: string): string | null {
  const rating =
    /^(?:(?:it is|that is|I would say|maybe|about|around|probably|like|a|an|or) )*(\d{1,2}(?:\.5)?)(?:,)? ?(?:\/|out of) ?10(?: (?:today|now|right now|at (?:its|the) worst|when it is bad))?$/i.exec(
      text,
    )?.[1];
  return rating && Number(rating) <= 10 ? `${rating}/10` : null;
}
