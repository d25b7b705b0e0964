/** Matches a number that is said twice before what it counts: "3 3 kilograms". */
const repeatedPattern =
  /(?<![\d.])(\d{1,3}) \1 (?=(?:plus )?(?:kilograms?|kilos?|kg|pounds?|lbs|days?|nights?|weeks?|months?|years?|hours?|minutes?|times|pills?|tablets?|puffs?|drinks?|beers?|meters?|centimeters?)\b)/g;

/**
 * Writes a number only once if it is said twice, in words and in digits, before what it counts: "3 three kilograms".
 */
export const withoutRepeats = (text: string): string => text.replace(repeatedPattern, "$1 ");
