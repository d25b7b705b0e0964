import type { SpeechHint } from "./SpeechEngine";

/**
 * Returns the texts of the hints without the patient's name and without terms that contain a word of it. Names are not
 * sent to speech services, and every user of a computer can read a program's command line.
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
