/** Returns a text with its first letter in lower case: "Left knee" → "left knee". */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
