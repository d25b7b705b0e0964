import type { Visit } from "../../shared/visits/visit";
import { userMessage } from "../errors/userMessage";
import { showProblem, showUndo } from "../ui/toaster";
import type { VisitsStore } from "./VisitsStore";

/** Deletes without asking, because it can be taken back: from the toast, and from the list for ten minutes. */
export async function removeWithUndo(visits: VisitsStore, visit: Visit): Promise<void> {
  if (await visits.remove(visit)) showUndo("Session deleted", () => void visits.undoRemove());
  else if (visits.removing.error)
    showProblem(visits.removing.error.message || userMessage(visits.removing.error).title);
}
