import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "../statements/ReadingState";

/** Returns the instruction to seek care under a condition, and closes the open questions. */
export function safetyNet(
  sentence: Sentence,
  { when, object }: NonNullable<Sentence["net"]>,
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
