import { useState } from "react";
import type { NoteSection, VisitDocument } from "../../../shared/notes/document";
import { useStores } from "../../base/useStores";

interface Folding {
  /** Number of empty sections that can be folded; 0 while drafting and if all sections are empty. */
  count: number;
  isOpen: boolean;
  toggle: () => void;
  isFolded(section: NoteSection): boolean;
}

/**
 * Folds the empty sections of a note, except one that is edited or in conflict. Call it in observer components only.
 */
export function useFolding(shown: VisitDocument): Folding {
  const { note } = useStores();
  const [isOpen, setIsOpen] = useState(false);
  const empty = shown.sections.filter(({ sentences }) => sentences.length === 0);
  const count = shown.drafting || empty.length === shown.sections.length ? 0 : empty.length;
  const isInUse = (key: string) => note.editing?.key === key || note.autosave?.conflict?.key === key;
  return {
    count,
    isOpen,
    toggle: () => setIsOpen(!isOpen),
    isFolded: (section) => count > 0 && !isOpen && empty.includes(section) && !isInUse(section.key),
  };
}
