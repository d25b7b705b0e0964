import type { VisitDocument, NoteSection } from "../../../shared/notes/document";
import type { SavedSentence } from "../editor/toSentences";

/** A section that was changed both here and elsewhere: in another window, or by the drafter of a growing note. */
export interface SectionConflict {
  key: string;
  title: string;
  /** Time of the other change, RFC 3339. */
  at: string;
  /** Whether the drafter made the other change. */
  isDrafted: boolean;
  /** The section after the other change. */
  theirs: NoteSection;
  /** The current note on the server. */
  current: VisitDocument;
}

/** Which text of a section with a conflict is kept: this window's, the saved one, or both. */
export type ConflictChoice = "mine" | "theirs" | "both";

type Sentences = readonly Pick<SavedSentence, "id" | "text">[];
const haveSameTexts = (a: Sentences, b: Sentences): boolean =>
  a.length === b.length && a.every(({ id, text }, i) => id === b[i]?.id && text === b[i]?.text);

/**
 * Returns the conflict of the first unsaved section that was changed differently elsewhere since `base`.
 *
 * @returns null if all unsaved sections can be saved over `current` without losing text.
 */
export function findConflict(
  base: Pick<VisitDocument, "sections">,
  current: VisitDocument,
  unsaved: ReadonlyMap<string, readonly SavedSentence[]>,
): SectionConflict | null {
  for (const [key, mine] of unsaved) {
    const theirs = current.sections.find((section) => section.key === key);
    const before = base.sections.find((section) => section.key === key);
    if (!theirs || haveSameTexts(theirs.sentences, before?.sentences ?? []) || haveSameTexts(theirs.sentences, mine))
      continue;
    return { key, title: theirs.title, at: current.saved_at, isDrafted: current.drafted === true, theirs, current };
  }
  return null;
}

/** Returns the sentences of the section after the choice. "both": theirs, then my sentences whose text differs. */
export function resolveConflict(
  choice: ConflictChoice,
  mine: readonly SavedSentence[],
  theirs: readonly SavedSentence[],
  newId: () => string = () => crypto.randomUUID(),
): SavedSentence[] {
  const kept = theirs.map(({ id, text, evidence, origin }) => ({ id, text, evidence, origin }));
  if (choice === "mine") return [...mine];
  if (choice === "theirs") return kept;
  const texts = new Set(theirs.map(({ text }) => text));
  const ids = new Set(theirs.map(({ id }) => id));
  const added = mine.filter(({ text }) => !texts.has(text));
  return [...kept, ...added.map((sentence) => (ids.has(sentence.id) ? { ...sentence, id: newId() } : sentence))];
}
