import type { Sentence } from "../../segment/Sentence";
import { findConditions } from "../../terms/findConditions";
import type { ReadingState } from "../ReadingState";

/** Matches where a disease comes from: "And it's from the cold he's had", "That's due to the kidney disease". */
const causePattern =
  /^(?:(?:and|so|but|okay),? ){0,2}(?:I (?:do )?(?:think|suspect) )?(?:it|that|this) (?:is|was|will be|comes|came) (?:(?:most |very )?(?:likely|probably|possibly|maybe|perhaps|just|all|mainly|partly|usually|often) )*(?:(?:coming|caused|set off|brought on|triggered|related|secondary|down|due) )?(?:from|by|to|because of|the result of|a result of) (?:(?:the|your|his|her|a|an|that|this|having|all) )/i;

/** Returns whether a clinician only says where the disease comes from that was named just before in the same turn. */
export function givesCause({ text, turn }: Sentence, { problem, facts }: ReadingState): boolean {
  const last = facts.at(-1);
  return (
    problem !== undefined &&
    last?.kind === "problem" &&
    last.evidence.at(-1)?.turn === turn &&
    findConditions(problem).length > 0 &&
    causePattern.test(text)
  );
}
