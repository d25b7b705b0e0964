import { relativeName } from "../frames/readFamily";
import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "../statements/ReadingState";
import { personNamed } from "./personNamed";

/** Remembers the person whom a patient's sentences name last, to whom "she" in the next question can refer. */
export function notePerson(said: readonly Sentence[], reading: ReadingState): void {
  for (const { text, at } of said) {
    const name = personNamed(text);
    if (name) reading.person = { name: relativeName(name), at };
  }
}
