import { relativeName } from "../../frames/readFamily";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { personNamed } from "./personNamed";

/** Matches a question about people other than the patient: "Has anyone been ill?", "Who lives with you?" */
const ofOthersPattern =
  /\b(?:any ?(?:one|body)|who (?:else|lives|do you)|live with|at home with|around you|contacts?)\b/i;

/** Remembers the person whom a patient's sentences name last, to whom "she" in the next question can refer. */
export function notePerson(said: readonly Sentence[], reading: ReadingState): void {
  for (const { text, at } of said) {
    const name = personNamed(text);
    if (name) {
      const isContact = reading.open.some((asked) => ofOthersPattern.test(asked.text));
      // "Her mum's at work" is about the mother and not about something of hers.
      reading.person = { name: relativeName(name).replace(/'s$/, ""), at, isContact };
    }
  }
}

/** Matches a question about a relative, with the relative as the group: "What did your | father | die of?" */
const ofRelativePattern =
  /\b(?:did|does|is|was|has|had|were|are|old is|old was) your (?:[a-z]+ )?(mother|father|mum|mom|dad|brother|sister|grandmother|grandfather|grandma|grandpa|aunt|uncle|husband|wife|partner|son|daughter)\b/i;

/** Remembers the relative whom a clinician's question is about, to whom "he" in the next question can refer. */
export function notePersonAsked({ text, at }: Sentence, reading: ReadingState): void {
  const name = ofRelativePattern.exec(text)?.[1];
  if (name) reading.person = { name: relativeName(name), at, isContact: false };
}
