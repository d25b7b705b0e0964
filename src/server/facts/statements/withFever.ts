import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import { feverIn } from "../frames/readSymptoms";
import type { Sentence } from "../segment/Sentence";

/**
 * Returns `facts` with the temperature of a fever that a sentence gives, and with the fever itself if it is missing:
 * "The highest temperature was 38.8". `from`: the sentences that are the evidence.
 */
export function withFever(facts: readonly Fact[], { text }: Sentence, from: readonly Sentence[]): readonly Fact[] {
  const value = feverIn(text);
  if (!value || /\b(?:if|when|not|never|no|baby|over|above|under|below)\b/i.test(text)) return facts;
  const measured = makeFact({
    kind: "symptom",
    from,
    slots: { name: "fever", system: "Constitutional", value },
  });
  const own = facts.find(({ slots, polarity }) => slots.name?.text === "fever" && polarity === "present");
  if (!own) return [...facts, measured];
  return facts.map((fact) =>
    fact === own
      ? { ...fact, slots: { ...fact.slots, ...(measured.slots.value ? { value: measured.slots.value } : {}) } }
      : fact,
  );
}
