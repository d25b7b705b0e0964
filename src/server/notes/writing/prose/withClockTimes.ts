/** Matches a measured value, beside which a number can be a reading: "my sugar is at 130 in the morning". */
const measuredPattern =
  /\b(?:sugars?|glucose|pressures?|readings?|numbers?|weigh\w*|weight|runs?|running|pulse|rate)\b/i;
/** Matches a time of day without its colon, with hour and minutes as groups: "at 830 in the morning". */
const clockPattern =
  /(?<=\b(?:at|and|around|about) )(1[0-2]|[1-9])(00|15|30|45) (?=(?:in the (?:morning|afternoon|evening)|at night|this (?:morning|afternoon|evening)|tonight|[ap]\.?m\b))/gi;

/** Writes times of day with a colon: "at 830 in the morning" becomes "at 8:30 in the morning". */
export const withClockTimes = (text: string): string =>
  measuredPattern.test(text) ? text : text.replace(clockPattern, "$1:$2 ");
