import type { DraftedSentence, SettledSentence } from "../noteEngine";

/**
 * Gives drafted sentences the ids of the same sentences in the previous draft: those with the same section and text. If
 * several have the same text, those that rest on the same turns keep their ids. Pure.
 */
export function keepIds(
  drafted: readonly DraftedSentence[],
  settled: readonly SettledSentence[],
): readonly DraftedSentence[] {
  const before = Map.groupBy(settled, textKey);
  const kept = new Map<DraftedSentence, string>();
  const match = (isSame: (one: DraftedSentence, other: SettledSentence) => boolean): void => {
    for (const sentence of drafted) {
      const candidates = before.get(textKey(sentence)) ?? [];
      const index = kept.has(sentence) ? -1 : candidates.findIndex((candidate) => isSame(sentence, candidate));
      const [found] = index < 0 ? [] : candidates.splice(index, 1);
      if (found) kept.set(sentence, found.id);
    }
  };
  match((one, other) => one.evidence.join() === other.evidence.join());
  match(() => true);
  return drafted.map((sentence) => {
    const id = kept.get(sentence);
    return id === undefined ? sentence : { ...sentence, id };
  });
}

const textKey = ({ section, text }: DraftedSentence): string => `${section}\u0000${text}`;
