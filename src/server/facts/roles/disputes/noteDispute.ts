import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { informantNoun } from "../informantNoun";
import { textOf } from "./textOf";

/** Kinds of facts that are not settled if what was answered is disputed. */
const unsettledKinds: ReadonlySet<Fact["kind"]> = new Set(["symptom", "statement", "social"]);

/**
 * Adds what a companion said against the patient's answer, or the patient against the companion's, as a statement with
 * the question, the answer and what both said then. What was denied in the answer, and the symptoms and habits that it
 * reports, become `conflicting`, because they are not settled.
 */
export function noteDispute(
  sentence: Sentence,
  { question, answer, reply, last, who }: NonNullable<Sentence["dispute"]>,
  reading: ReadingState,
): void {
  const turn = answer[0]?.turn;
  reading.open = [];
  const facts: Fact[] = reading.facts.map((fact) =>
    (fact.polarity === "absent" || unsettledKinds.has(fact.kind)) && fact.evidence.at(-1)?.turn === turn
      ? { ...fact, status: "conflicting" }
      : fact,
  );
  const isOfPatient = sentence.by === "patient";
  const fact = makeFact({
    kind: "statement",
    from: [question, ...answer, sentence, ...reply, ...last],
    source: "informant",
    slots: {
      topic: "disputed",
      name: `${question.text.replace(/[?.]$/, "")}?`,
      detail: textOf(answer),
      object: textOf([sentence]),
      value: textOf(reply),
      finding: textOf(last),
      of: isOfPatient ? "informant" : undefined,
    },
  });
  const name = (isOfPatient ? answer[0] : sentence)?.name ?? "";
  const informant = who ?? informantNoun(name);
  reading.facts = [...facts, { ...fact, informant }];
}
