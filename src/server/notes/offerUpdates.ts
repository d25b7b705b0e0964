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
    const updates = matchUpdates(
      section.sentences.filter(({ findings }) => findings.some(isWaiting)),
      inSection.filter(({ text }) => !texts.has(text)),
      inSection,
    );
    const sentences = section.sentences.map((sentence) => {
      const update = updates.get(sentence.id);
      const findings = sentence.findings.map((finding) =>
        isWaiting(finding) ? withUpdate(finding, sentence, update) : finding,
      );
      return { ...sentence, findings };
    });
    return { ...section, sentences };
  });
}

/**
 * Returns the drafted sentence for each of the sentences, by the id of the sentence: one with the same text, else the
 * one of `added` that shares the most lines with it. None of `added` is used twice, so that no update repeats another.
 */
function matchUpdates(
  sentences: readonly Sentence[],
  added: readonly DraftedSentence[],
  drafted: readonly DraftedSentence[],
): ReadonlyMap<string, DraftedSentence> {
  const updates = new Map<string, DraftedSentence>();
  const used = new Set<DraftedSentence>();
  for (const { id, text, evidence } of sentences) {
    const lines = new Set(evidence);
    const shared = (one: DraftedSentence): number => one.evidence.filter((line) => lines.has(line)).length;
    const same = drafted.find((each) => each.text === text && shared(each) > 0);
    const [best] = added
      .filter((each) => !used.has(each) && shared(each) > 0)
      .toSorted((x, y) => shared(y) - shared(x));
    const update = same ?? best;
    if (update) updates.set(id, update);
    if (update) used.add(update);
  }
  return updates;
}

function withUpdate(finding: Finding, sentence: Sentence, update: DraftedSentence | undefined): Finding {
  if (sentence.origin !== "drafted") return { ...finding, detail: "Compare your wording with the corrected line." };
  if (!update) return { ...finding, detail: "A new draft would leave this sentence out." };
  if (update.text === sentence.text) return { ...finding, detail: "A new draft would say the same." };
  const answer = { id: "change" as const, label: "Update", text: update.text, evidence: [...new Set(update.evidence)] };
  return { ...finding, detail: `Would now say: “${update.text}”`, answers: [answer, ...finding.answers] };
}
