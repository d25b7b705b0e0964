/** Returns the text with a capital first letter and the rest unchanged. Pure. */
export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
