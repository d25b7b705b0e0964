import type { QuestionTopic } from "../acts/questions/questionTopic";
import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import { findSymptoms } from "../terms/findSymptoms";
import { questionAndAnswer, type Exchange } from "./Exchange";

/** Returns the fact that a question was asked and its answer was inaudible. */
export function unanswered(exchange: Exchange, topic: QuestionTopic | null): Fact[] {
  const names = findSymptoms(exchange.asked).map(({ term }) => term.name);
  const kind: Fact["kind"] =
    topic === "allergy"
      ? "allergy"
      : topic === "medications"
        ? "medication"
        : topic === "family"
          ? "family"
          : names.length > 0
            ? "symptom"
            : "statement";
  return [
    makeFact({
      kind,
      from: questionAndAnswer(exchange),
      polarity: "unanswered",
      slots: { name: names.join(", ") || undefined, topic: topic ?? undefined, detail: exchange.asked },
    }),
  ];
}
