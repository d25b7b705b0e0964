import type { SpeechHint } from "./SpeechEngine";

/**
 * Returns the texts of the hints without the patient's name, also where the vocabulary contains a word of it: a speech
 * service receives no names, and every user of a computer can read a program's command line.
 */
export function hintTexts(hints: readonly SpeechHint[]): string[] {
  const names = hints.filter(({ isPatient }) => isPatient).flatMap(({ text }) => text.toLowerCase().split(/\s+/));
  const isName = (text: string): boolean =>
    text
      .toLowerCase()
      .split(/\s+/)
      .some((word) => names.includes(word));
  return hints.filter(({ isPatient, text }) => !isPatient && !isName(text)).map(({ text }) => text);
}
