/**
 * Returns a text without the words that address a voice assistant ("hey dragon, …"); null if nothing else is said or
 * the assistant is asked to finish ("finalize the note").
 */
export function withoutAssistant(text: string): string | null {
  const spoken = /^(?:(?:and|okay|so|um|all right),? )*hey,? ?(?:dragon|dax|assistant)\b[,.]? */i.exec(text);
  const rest = spoken ? text.slice(spoken[0].length) : text;
  return /^(?:finalize|end (?:of )?recording|stop recording|please finalize)\b/i.test(rest) || (spoken && rest === "")
    ? null
    : rest;
}
