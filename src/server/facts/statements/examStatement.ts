import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import { systemOfFinding, systemOfNamedExam, readExam } from "../frames/readExam";
import { readVitals } from "../frames/readVitals";
import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "./ReadingState";

/** Reads the examination finding of a sentence; remembers its body system in `reading`. */
export function examStatement(sentence: Sentence, reading: ReadingState): Fact[] {
  if (continueFinding(sentence, reading)) return [];
  reading.system = systemOfNamedExam(sentence.text) ?? systemOfFinding(sentence.text) ?? reading.system;
  return readExam(sentence, reading.system);
}

/** Matches a sentence about the finding before it: "It is approximately 2 by 2 cm". */
const continuesFinding =
  /^(?:and |so |now )*(?:it|they|this|these|that|which) (?:is|are|measures?|extends?|appears?|looks?|does|do) (?:not )?(.+)$/i;
/** Words that add a detail to a finding. */
const findingDetail =
  /\d|\b(?:tender|warm|red|firm|soft|mobile|fixed|open|draining|healing|raised|flat|infected|swollen|present|absent|symmetric\w*)\b/i;

/**
 * Adds a sentence about the finding before it to that finding. Returns whether the sentence is of this form; if the last
 * fact is no finding of the same turn, or the sentence adds no detail, it is dropped.
 */
function continueFinding(sentence: Sentence, reading: ReadingState): boolean {
  const [, detail] = continuesFinding.exec(sentence.text) ?? [];
  const last = reading.facts.at(-1);
  if (!detail || !/^(?:it|they|this|these|that)\b/i.test(sentence.text.replace(/^(?:and |so |now )+/i, "")))
    return false;
  if (last?.kind !== "exam" || !last.slots.finding || last.evidence.at(-1)?.turn !== sentence.turn) return true;
  if (!findingDetail.test(detail) || detail.split(" ").length > 9 || /\b(?:you|I|we)\b/i.test(detail)) return true;
  const { evidence } = makeFact({ kind: "exam", from: [sentence], slots: { finding: detail } });
  const text = `${last.slots.finding.text}, ${sentence.text.includes(" not ") ? "not " : ""}${detail}`;
  reading.facts[reading.facts.length - 1] = {
    ...last,
    slots: { ...last.slots, finding: { ...last.slots.finding, text } },
    evidence: [...last.evidence, ...evidence],
  };
  return true;
}

/** Reads the examination findings that follow vital signs in the same sentence. */
export function examBeside(sentence: Sentence, reading: ReadingState): Fact[] {
  const parts = sentence.text.split(/[.;]| and (?=(?:your|the) (?:lungs|heart|abdomen|belly|throat|ears?)\b)/);
  return parts.length > 1
    ? parts
        .slice(1)
        .flatMap((text) =>
          readVitals({ ...sentence, text }, reading).length > 0 ? [] : examStatement({ ...sentence, text }, reading),
        )
    : [];
}
