import { AppError } from "../../shared/errors";
import type { DashboardStores } from "../base/useStores";
import { documentTitles } from "../format/documentTitles";
import { showProblem, showToast } from "../ui/showToast";

/** Cancels the draft that is being written into the document on the screen, and shows the result. */
export async function cancelDraft({ note, openVisit }: Pick<DashboardStores, "note" | "openVisit">): Promise<void> {
  const { saved, kind } = note;
  if (!saved?.drafting) return;
  try {
    openVisit.applyDocument(await note.api.cancelDraft(saved.id));
  } catch (error) {
    return showProblem(AppError.from(error).message);
  }
  const former = openVisit.visitId === saved.visit_id ? openVisit.documentOf(kind) : null;
  const after = former ? "The text is as it was before." : "Transcript and audio are safe.";
  showToast({ message: `${documentTitles[kind]}: draft cancelled. ${after}` });
}
