import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "../statements/ReadingState";

/**
 * Returns a sentence's instruction to seek care, with its condition if it was said, as a follow-up. Closes the open
 * questions.
 */
export function safetyNetFact(
  sentence: Sentence,
  { when, object }: NonNullable<Sentence["safetyNet"]>,
  reading: ReadingState,
): Fact {
  reading.open = [];
  reading.orderedAt = sentence.at;
  return makeFact({
    kind: "followUp",
    from: [sentence],
    problem: reading.problem,
    condition: when || undefined,
    time: { when: "planned" },
    slots: { object, when },
  });
}
