/** Matches control characters except NUL, which the schemas of texts refuse, and line separators. */
const lineBreakPattern = /(?:(?!\0)[\p{Cc}\u2028\u2029])+/gu;
/** Matches marks that show what follows in another order. */
const reorderingPattern = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Returns a text in one line, without marks that show it in another order: names and titles are shown in lists and
 * printed in documents, where they would otherwise look like other text, e.g. another birth date. Accepts what is
 * pasted from a table or a page.
 */
export const oneLine = (text: string): string => text.replace(lineBreakPattern, " ").replace(reorderingPattern, "");
