import { relativeName } from "../frames/readFamily";
import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "../statements/ReadingState";
import { personNamed } from "./personNamed";

/** Remembers the person whom a patient's sentence names last, to whom "she" in the next question can refer. */
export function notePerson({ text, at }: Sentence, reading: ReadingState): void {
  const name = personNamed(text);
  if (name) reading.person = { name: relativeName(name), at };
}
