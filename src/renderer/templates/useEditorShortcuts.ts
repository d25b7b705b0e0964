import { useIsScreenActive } from "../base/KeepAliveOutlet";
import { useShortcuts } from "../shortcuts/useShortcuts";
import type { TemplateDraft } from "./TemplateDraft";

/** Binds the keyboard shortcuts of the editor while the screen is shown, unless the template is built in. */
export function useEditorShortcuts(draft: TemplateDraft, save: () => void): void {
  const isActive = useIsScreenActive();
  const move = (step: 1 | -1) => draft.selected !== null && draft.moveSection(draft.selected.id, step);
  useShortcuts(
    { saveTemplate: save, sectionUp: () => move(-1), sectionDown: () => move(1) },
    { isActive: isActive && !draft.saved.built_in },
  );
}
