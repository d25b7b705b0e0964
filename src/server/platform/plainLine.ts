import { oneLine } from "../../shared/oneLine";

/**
 * Returns a text that another program wrote (a language model, a speech engine) in one line of plain characters:
 * without control characters, NUL, marks that show it in another order and half surrogates, which could not be stored
 * when a person saves the text, or would be shown as a different text. Spaces are single.
 */
export const plainLine = (text: string): string =>
  oneLine(text.toWellFormed().replaceAll("\0", " ")).replaceAll(/\s+/g, " ").trim();
