import { z } from "zod";

/** Matches text without control characters, line separators and marks that reverse the order of what follows. */
const singleLine = /^[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u;

/**
 * The name of a person or practice, trimmed. It is shown to others in lists, emails and documents, where a line break
 * or a mark that reverses the order of letters would make it look like text of the app.
 * @param maxLength and its message.
 */
export const singleLineSchema = (maxLength: number, tooLong: string) =>
  z.string().trim().max(maxLength, tooLong).regex(singleLine, "Names can’t contain line breaks or control characters");
