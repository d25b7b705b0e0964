import type { Template } from "../../shared/templates/template";
import { showUndo } from "../ui/showToast";
import type { TemplatesStore } from "./TemplatesStore";

/**
 * Deletes a template without confirmation, because a toast and the list offer to undo it.
 * @returns false if that failed.
 */
export async function removeWithUndo(templates: TemplatesStore, template: Template): Promise<boolean> {
  if (!(await templates.remove(template))) return false; // the screen shows the error
  showUndo("Template deleted", () => void templates.undoRemove());
  return true;
}
