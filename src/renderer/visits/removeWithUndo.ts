import type { Visit } from "../../shared/visits/visit";
import { userMessage } from "../ui/userMessage";
import { showProblem, showUndo } from "../ui/showToast";
import type { VisitsStore } from "./VisitsStore";

/** Deletes a visit without confirmation: a toast offers Undo, and so does the list for ten minutes. Never rejects. */
export async function removeWithUndo(visits: VisitsStore, visit: Visit): Promise<void> {
  if (await visits.remove(visit)) showUndo("Session deleted", () => void visits.undoRemove());
  else if (visits.removing.error)
    showProblem(visits.removing.error.message || userMessage(visits.removing.error).title);
}
