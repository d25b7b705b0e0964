import type { Fact } from "../../Fact";
import type { ReadingState } from "../../statements/ReadingState";

/** Number of turns after a question about a touch in which a pain without a place is of the touch. */
const maxTurnsAfterTouch = 1;

/**
 * Returns the facts without new ones of a pain that has no place, right after a question about a touch in the
 * examination: "It hurts" is about that touch.
 * @param at the index of the turn in which the new facts were said.
 */
export const withoutTouchPain = (
  known: ReadonlySet<Fact>,
  { phase, touchedAt, facts }: Pick<ReadingState, "phase" | "touchedAt" | "facts">,
  at: number,
): Fact[] =>
  phase !== "exam" || at - touchedAt > maxTurnsAfterTouch
    ? facts
    : facts.filter(
        (fact) =>
          known.has(fact) || fact.kind !== "symptom" || fact.polarity === "absent" || fact.slots.name?.text !== "pain",
      );
