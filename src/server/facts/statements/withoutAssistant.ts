/** Matches a command to finish the note or the recording. */
const finishesPattern =
  /^(?:please )?(?:finalize(?:$|[.,]| (?:the |this |my )?(?:it|report|note|chart|visit|encounter|document|record)\b)|(?:end (?:of )?|stop )recording\b)/i;

/**
 * Returns a text without the words that address a voice assistant ("hey dragon, …"); null if nothing else is said, or
 * if it is a command to finish, also in a sentence of its own: "Finalize the note", "Stop recording".
 */
export function withoutAssistant(text: string): string | null {
  const spoken = /^(?:(?:and|okay|so|um|all right),? )*hey,? ?(?:dragon|dax|assistant)\b[,.]? */i.exec(text);
  const rest = spoken ? text.slice(spoken[0].length) : text;
  return finishesPattern.test(rest) || (spoken && rest === "") ? null : rest;
}
