/** Matches the side, day, number or length of time with which words begin, each as a group. */
const valuePattern =
  /^(?:(?:no|oh|well|um|the|it was|it is|it has been|about|around|just|on|my|your|his|her|that was|since|last|maybe|like|more like|nearer|an?(?= \d)),? ){0,4}(?:(left|right)\b|((?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|today)\b|((?:\d+|an?|an? (?:few|couple of)) (?:minutes?|hours?|days?|weeks?|months?|years?)|\d[\d.,]*(?: times)?|once|twice)(?! (?:mg|of))\b)/i;

/** Returns whether two texts begin with different values of the same kind: "The left" and "The right". */
export function hasOtherValue(answer: string, text: string): boolean {
  const said = valuePattern.exec(answer);
  const other = valuePattern.exec(text);
  return [1, 2, 3].some((kind) => {
    const [one, two] = [said?.[kind]?.toLowerCase(), other?.[kind]?.toLowerCase()];
    return one !== undefined && two !== undefined && one !== two;
  });
}

/** Returns the value with which a text begins, in lower case; null if it begins with none. */
export function valueIn(text: string): string | null {
  const [, ...values] = valuePattern.exec(text) ?? [];
  return values.find(Boolean)?.toLowerCase() ?? null;
}
