/** Matches an accident that an answer names in a few words: "I fell off my bike". */
const accidentPattern =
  /^I (?:just )?(?:fell|slipped|tripped|crashed|hit|banged|bumped|walked into|ran into|dropped|stubbed|caught|jammed|trapped|crushed|pinched|scraped|landed|stepped|rolled|twisted|got (?:hit|kicked|bitten|stung|struck|knocked|punched|stuck)|was (?:hit|kicked|bitten|stung|struck|knocked|punched))\b[^.;?]{0,60}$/i;

/** Returns whether a sentence only names an accident, in words that need not be clinical: "I got hit by a ball". */
export const isAccident = (text: string): boolean => accidentPattern.test(text.replace(/\.$/, ""));
