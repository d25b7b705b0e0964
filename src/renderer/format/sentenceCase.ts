/** The text with a capital first letter. Pure. */
export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
