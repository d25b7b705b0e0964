import { useScreenActive } from "../app/KeepAliveOutlet";
import { useShortcuts } from "../shortcuts/useShortcuts";
import type { TemplateDraft } from "./TemplateDraft";

/** Keys of the form; a built-in template has none, for there is nothing to change. */
export function useEditorShortcuts(draft: TemplateDraft, save: () => void): void {
  const isActive = useScreenActive();
  const move = (step: 1 | -1) => draft.selected !== null && draft.moveSection(draft.selected.id, step);
  useShortcuts(
    { saveTemplate: save, sectionUp: () => move(-1), sectionDown: () => move(1) },
    { isActive: isActive && !draft.saved.built_in },
  );
}
