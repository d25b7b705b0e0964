import { lowerFirst } from "../../../platform/lowerFirst";

/** Returns words with their first letter in lower case, except an abbreviation and "I": "MRI of the knee" stays. */
export const lowerStart = (words: string): string => (/^(?:[A-Z][A-Z0-9]|I\b)/.test(words) ? words : lowerFirst(words));
