import { readAnswer } from "../acts/readAnswer";
import type { Fact } from "../Fact";
import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "../statements/ReadingState";

/** Matches words with which patients disown what was read out about them: "No, that's not me". */
const disownsPattern =
  /^(?:(?:no|oh|hang on|wait|sorry|um|well),? ){0,3}(?:that|it|this) (?:is|was) (?:not (?:me|mine|my (?:record|notes|chart|history)|right|true|correct)|(?:somebody|someone) else|wrong|a mistake|the wrong (?:person|patient|notes?|records?))\b|^(?:(?:no|oh),? ){0,2}wrong (?:person|patient)\b/i;
/** Kinds of facts that a clinician can read out of the record of another person. */
const kinds = new Set(["statement", "condition", "procedure", "medication", "allergy", "problem"]);

/**
 * Withdraws what the clinician read out in the turn before if the patient says that it is another person's or wrong,
 * and what was read out last from the record if the patient only says no: "I see you have COPD." "No, I don't."
 */
export function withdrawDisowned({ text, at }: Sentence, reading: ReadingState): void {
  const { lastSaid, open } = reading;
  if (lastSaid?.at !== at - 1) return;
  const isDisowned = disownsPattern.test(text);
  const { polarity, isHedged } = readAnswer(text);
  const isDenied = polarity === "no" && !isHedged && open.length === 0;
  if (!isDisowned && !isDenied) return;
  const isReadOut = ({ evidence, source, polarity: said }: Fact): boolean =>
    evidence.at(-1)?.turn === lastSaid.turn &&
    (isDisowned || (source === "record" && said === "present" && evidence.at(-1)?.start === lastSaid.start));
  reading.facts = reading.facts.map((fact) =>
    kinds.has(fact.kind) && fact.status === "current" && isReadOut(fact)
      ? { ...fact, status: "withdrawn" as const }
      : fact,
  );
}
