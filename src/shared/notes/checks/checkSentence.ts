import type { Finding, Sentence } from "../note";
import { allergyFaults, familyFaults, negationFaults, sideFaults, supportFaults } from "./clinicalFaults";
import { drugFaults, numberFaults } from "./doseFaults";
import { type Fault, toFinding } from "./findings";
import { comparable } from "./facts";
import type { Transcript, TurnFacts } from "./transcriptFacts";

/** A sentence with what it rests on. */
export interface Checked {
  text: string;
  clean: string;
  /** The turns it cites; the whole transcript for one that the clinician typed without citing any. */
  source: readonly TurnFacts[];
  /** Typed without evidence: the clinician's own knowledge. What was not said is worth a look, no more. */
  isOwn: boolean;
  transcript: Transcript;
}

/**
 * Holds one sentence against the utterances it rests on. What contradicts them (drug, dose, number, side, negation,
 * allergy) must be answered before signing; what they merely do not say is worth a look.
 */
export function checkSentence(
  sentence: Pick<Sentence, "id" | "text" | "evidence" | "origin">,
  transcript: Transcript,
): Finding[] {
  if (sentence.origin === "history" || !/\w/.test(sentence.text)) return [];
  const cited = sentence.evidence.flatMap((id) => transcript.byId.get(id) ?? []);
  const isOwn = cited.length === 0 && sentence.origin !== "drafted";
  const checked: Checked = {
    text: sentence.text,
    clean: comparable(sentence.text),
    source: isOwn ? transcript.turns : cited,
    isOwn,
    transcript,
  };
  const faults: Fault[] = [
    ...drugFaults(checked),
    ...numberFaults(checked),
    ...sideFaults(checked),
    ...negationFaults(checked),
    ...allergyFaults(checked),
    ...familyFaults(checked),
    ...supportFaults(checked),
  ];
  const findings = faults.map((fault) => toFinding(sentence, fault));
  return [...new Map(findings.map((finding) => [finding.id, finding])).values()];
}
