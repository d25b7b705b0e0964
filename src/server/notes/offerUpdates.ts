import type { Finding, NoteSection, Sentence } from "../../shared/notes/document";
import type { DraftedSentence } from "./noteEngine";

/** Returns whether a sentence has an open finding about a changed line to which no draft has added answers yet. */
const isWaiting = ({ kind, resolved, detail }: Finding): boolean =>
  kind === "changed" && resolved === null && detail === "";

/** Returns whether any sentence waits for `offerUpdates`. */
export const needsUpdates = (sections: readonly NoteSection[]): boolean =>
  sections.some(({ sentences }) => sentences.some(({ findings }) => findings.some(isWaiting)));

/**
 * Adds to each finding about a changed line what a draft of the corrected transcript says instead: an answer `change`
 * with that sentence and its evidence, or that the draft says the same or leaves it out. A sentence that a person wrote
 * gets no such answer. Pure.
 * @param drafted the sentences of a draft of the corrected transcript.
 */
export function offerUpdates(sections: readonly NoteSection[], drafted: readonly DraftedSentence[]): NoteSection[] {
  return sections.map((section) => {
    const texts = new Set(section.sentences.map(({ text }) => text));
    const inSection = drafted.filter(({ section: key }) => key === section.key);
    const sentences = section.sentences.map((sentence) => {
      const candidates = inSection.filter(({ text }) => text === sentence.text || !texts.has(text));
      const update = bestMatch(sentence, candidates);
      const findings = sentence.findings.map((finding) =>
        isWaiting(finding) ? withUpdate(finding, sentence, update) : finding,
      );
      return { ...sentence, findings };
    });
    return { ...section, sentences };
  });
}

/** Returns the drafted sentence that shares most lines with a sentence; undefined if none shares any. */
function bestMatch({ text, evidence }: Sentence, drafted: readonly DraftedSentence[]): DraftedSentence | undefined {
  const lines = new Set(evidence);
  const shared = (one: DraftedSentence): number => one.evidence.filter((id) => lines.has(id)).length;
  const [best] = drafted
    .filter((one) => shared(one) > 0)
    .toSorted((a, b) => Number(b.text === text) - Number(a.text === text) || shared(b) - shared(a));
  return best;
}

function withUpdate(finding: Finding, sentence: Sentence, update: DraftedSentence | undefined): Finding {
  if (sentence.origin !== "drafted") return { ...finding, detail: "Compare your wording with the corrected line." };
  if (!update) return { ...finding, detail: "A new draft would leave this sentence out." };
  if (update.text === sentence.text) return { ...finding, detail: "A new draft would say the same." };
  const answer = { id: "change" as const, label: "Update", text: update.text, evidence: [...new Set(update.evidence)] };
  return { ...finding, detail: `Would now say: “${update.text}”`, answers: [answer, ...finding.answers] };
}
