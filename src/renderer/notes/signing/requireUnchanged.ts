import { Intent } from "@blueprintjs/core";
import { AppError } from "../../../shared/errors";
import type { NoteSection, VisitDocument } from "../../../shared/notes/document";
import type { ReviewedVisit } from "../../playback/ReviewedVisit";
import { documentNoun } from "../../format/documentTitles";
import { showToast, toastMs } from "../../ui/showToast";

/**
 * Returns the newest version of the document that the clinician read and asked to sign. If another visit is open, a
 * toast says that it was not signed, because the screen no longer shows it.
 * @param edited keys of the sections that were changed in this window since `asked`.
 * @throws {AppError} if another document is open, or if the text of other sections has changed.
 */
export function requireUnchanged(
  asked: VisitDocument,
  edited: ReadonlySet<string>,
  openVisit: Pick<ReviewedVisit, "visitId" | "documentOf">,
): VisitDocument {
  const noun = documentNoun(asked.kind);
  const now = openVisit.visitId === asked.visit_id ? openVisit.documentOf(asked.kind) : null;
  if (openVisit.visitId !== asked.visit_id) {
    const message = `The ${noun} wasn’t signed, because another session was opened first. Open its session again to sign it.`;
    showToast({ message, intent: Intent.DANGER, timeout: toastMs.long });
  }
  if (now?.id !== asked.id)
    throw new AppError("conflict", `The ${noun} you read was replaced or deleted. Nothing was signed.`);
  if (otherText(now.sections, edited) !== otherText(asked.sections, edited))
    throw new AppError("conflict", `The ${noun} was also changed in another window. Read it again, then sign it.`);
  return now;
}

/** Returns the text of all sections but those with these keys, to compare it. */
const otherText = (sections: readonly NoteSection[], keys: ReadonlySet<string>): string =>
  JSON.stringify(
    sections.filter(({ key }) => !keys.has(key)).map(({ key, sentences }) => [key, sentences.map(({ text }) => text)]),
  );
