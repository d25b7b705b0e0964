import type { Template } from "../../shared/templates/template";
import { showUndo } from "../ui/toaster";
import type { TemplatesStore } from "./TemplatesStore";

/** Deletes without asking, because it can be taken back: from the toast, and from the list. @returns whether it is gone. */
export async function removeWithUndo(templates: TemplatesStore, template: Template): Promise<boolean> {
  if (!(await templates.remove(template))) return false; // the screen says why
  showUndo("Template deleted", () => void templates.undoRemove());
  return true;
}
