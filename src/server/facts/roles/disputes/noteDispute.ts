import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { informantNoun } from "../informantNoun";
import { textOf } from "./textOf";

/**
 * Adds what a companion said against the patient's answer as a statement, with the question, the answer and what the
 * patient replied. What the patient denied in the answer becomes `conflicting`, because it is not settled.
 */
export function noteDispute(
  sentence: Sentence,
  { question, answer, reply, who }: NonNullable<Sentence["dispute"]>,
  reading: ReadingState,
): void {
  const turn = answer[0]?.turn;
  reading.open = [];
  const facts: Fact[] = reading.facts.map((fact) =>
    fact.polarity === "absent" && fact.evidence.at(-1)?.turn === turn ? { ...fact, status: "conflicting" } : fact,
  );
  const fact = makeFact({
    kind: "statement",
    from: [question, ...answer, sentence, ...reply],
    source: "informant",
    slots: {
      topic: "disputed",
      name: `${question.text.replace(/[?.]$/, "")}?`,
      detail: textOf(answer),
      object: textOf([sentence]),
      value: textOf(reply),
    },
  });
  const informant = who ?? informantNoun(sentence.name ?? "");
  reading.facts = [...facts, { ...fact, informant }];
}
