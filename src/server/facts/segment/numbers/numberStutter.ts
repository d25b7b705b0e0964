/** Source of a pattern for a word of a number. */
const word =
  "(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]{3,5}teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|point)";
/** Matches words that are a number and nothing else: "two hundred". */
const numberPattern = new RegExp(`^(?:a )?${word}(?: ${word}){0,3}$`, "i");
/** Matches words for what a number counts or measures, and the second part of a reading: "two two | weeks". */
const countedPattern =
  /^,? (?:mg|mcg|ml|milligrams?|micrograms?|milliliters?|millilitres?|tablets?|pills?|capsules?|puffs?|drops?|units?|times|minutes?|hours?|days?|nights?|weeks?|months?|years?|drinks?|beers?|glass(?:es)?|out of|over|of)\b/i;

/** Matches tens that begin no year: "ninety, ninety seven" is 97, but "twenty twenty one" 2021. */
const tensWordPattern = /^(?:thirty|forty|fifty|sixty|seventy|eighty|ninety)$/i;
/** Matches a digit after a ten: "ninety | seven". */
const digitAfterPattern = /^ (?:one|two|three|four|five|six|seven|eight|nine)\b/i;

/**
 * Returns what remains of words that are said twice or more: the words once. Numbers remain as said, because "nine nine
 * nine" is not a stutter, unless they are said twice before what they count: "five, five milligrams".
 * @param at the position of `all` in `text`.
 */
export function numberStutter(all: string, words: string, at: number, text: string): string {
  if (!numberPattern.test(words)) return words;
  // Two more characters are a comma and a space.
  const isTwice = all.length <= 2 * words.length + 2;
  const next = text.slice(at + all.length);
  return isTwice && (countedPattern.test(next) || (digitAfterPattern.test(next) && tensWordPattern.test(words)))
    ? words
    : all;
}
