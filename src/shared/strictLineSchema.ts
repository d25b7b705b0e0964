import { z } from "zod";
import { oneLine } from "./oneLine";

/** Whether `oneLine` would change nothing, and there is no NUL. */
const isOneLine = (text: string): boolean => !text.includes("\0") && oneLine(text) === text;

/**
 * The name of a person, practice or speaker, trimmed. It is shown to others in lists, emails and documents, where a
 * line break or a mark that reverses the order of letters would make it look like text of the app. Refuses what
 * `oneLineSchema` replaces: a person who enters their name sees why.
 * @param tooLong the message for a name of more than `maxLength` characters.
 */
export const strictLineSchema = (maxLength: number, tooLong: string) =>
  z.string().trim().max(maxLength, tooLong).refine(isOneLine, "Names can’t contain line breaks or control characters");
