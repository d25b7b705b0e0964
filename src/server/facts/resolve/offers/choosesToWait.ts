import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";

/** Matches an option to do nothing for now: "or wait", "or we can just keep an eye on it". */
const offersToWaitPattern =
  /\bor (?:(?:you|we|I) (?:can|could) )?(?:(?:just|also|simply|instead) )*(?:wait|watch|hold off|leave it|do nothing|keep an eye|not do)\b/i;
/** Matches a patient's choice to wait, with the time as the group: "I'd rather wait | until after Christmas". */
const waitsPattern =
  /\b(?:I (?:would|will|want to|prefer to|think I will)(?: (?:much|really|just|probably))*(?: (?:rather|prefer to|like to))?|let us|can we|could we) (?:just )?(?:wait|hold off|leave it)\b((?: (?:until|till|for|a)\b[^.;,?]{1,30})?)/i;

/**
 * Reads that the patient prefers to wait, if the clinician's last sentence offered that: "We could operate now or
 * wait." "I'd rather wait." The orders of that sentence are withdrawn. Null otherwise.
 */
export function choosesToWait(turn: readonly Sentence[], reading: ReadingState): Fact | null {
  const { lastSaid } = reading;
  const said = turn.find(({ text }) => waitsPattern.test(text));
  if (!said || !lastSaid || lastSaid.at !== said.at - 1 || !offersToWaitPattern.test(lastSaid.text)) return null;
  reading.facts = reading.facts.map((fact) =>
    (fact.kind === "order" || fact.kind === "advice") &&
    fact.status === "current" &&
    fact.evidence.at(-1)?.turn === lastSaid.turn
      ? { ...fact, status: "withdrawn" as const }
      : fact,
  );
  reading.proposed = null;
  const until = waitsPattern.exec(said.text)?.[1] ?? "";
  return makeFact({
    kind: "advice",
    from: [lastSaid, said],
    source: "patient",
    problem: reading.problem,
    time: { when: "planned" },
    slots: { action: "item", object: `the patient prefers to wait${until.replace(/ my /gi, " the ")}` },
  });
}
