/**
 * Matches control characters, except NUL, which is refused, tabs and line ends; and marks that show text in another
 * order.
 */
const unshownPattern = /(?![\0\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Returns a text without control characters and without marks that show it in another order. A dose such as “05 mg”
 * between such marks is shown as “50 mg”, but checked, copied and printed as “05 mg”.
 */
export const plainText = (text: string): string => text.replace(unshownPattern, "");
