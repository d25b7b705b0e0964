import { contentId } from "./content/contentId";
import type { DraftedSentence } from "./noteEngine";

/**
 * Returns the ids of drafted sentences, in their order: the id that the engine kept from the previous draft, otherwise
 * one derived from the content. Either way, a draft of the same transcript has the same ids, so that answers to
 * findings are kept.
 */
export function sentenceIds(drafted: readonly DraftedSentence[]): string[] {
  const used = new Set<string>();
  const kept = drafted.map(({ id }) => {
    if (id === undefined || used.has(id)) return null;
    used.add(id);
    return id;
  });
  return drafted.map(({ section, text }, i) => kept[i] ?? unusedId(contentId(section, text), used));
}

function unusedId(base: string, used: Set<string>): string {
  let id = base;
  for (let repeat = 1; used.has(id); repeat += 1) id = `${base}-${repeat}`;
  used.add(id);
  return id;
}
