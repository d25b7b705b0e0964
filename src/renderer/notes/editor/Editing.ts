import type { SelectedText } from "./selectedText";

/** A section in the editor. */
export interface Editing {
  /** The section’s `key`. */
  key: string;
  /** The sentence with the caret; null for the end of the section. */
  sentenceId: string | null;
  /** The characters of that sentence that are selected when the editor opens; null to place the caret at its end. */
  selected: SelectedText | null;
}
