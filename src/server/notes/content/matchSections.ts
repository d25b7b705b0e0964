import type { NoteSection } from "../../../shared/notes/document";

/**
 * Finds the sections of an earlier document that continue in a new one: those with the same id, which renaming and
 * moving a section keeps, then those of the same kind (`key`), e.g. from another template.
 * @returns `earlier`, the earlier section of each new one in their order, and `others`, the earlier sections that do
 * not continue. Their keys differ from those of the new sections.
 */
export function matchSections(
  before: readonly NoteSection[],
  sections: readonly NoteSection[],
): { earlier: (NoteSection | null)[]; others: NoteSection[] } {
  const rest = new Set(before);
  const remove = (isWanted: (old: NoteSection) => boolean): NoteSection | null => {
    const found = [...rest].find(isWanted) ?? null;
    if (found) rest.delete(found);
    return found;
  };
  const byId = sections.map((section) => remove(({ id }) => id === section.id));
  const earlier = sections.map((section, i) => byId[i] ?? remove(({ key }) => key === section.key));
  const keys = new Set(sections.map(({ key }) => key));
  const others = [...rest].map((section) => (keys.has(section.key) ? { ...section, key: section.id } : section));
  return { earlier, others };
}
