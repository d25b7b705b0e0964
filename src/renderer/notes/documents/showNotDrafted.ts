import { Intent } from "@blueprintjs/core";
import type { DocumentKind } from "../../../shared/notes/document";
import { documentTitles } from "../../format/documentTitles";
import { showToast, toastMs } from "../../ui/showToast";

/** Shows a toast: the document was not drafted, because another visit was opened first. */
export const showNotDrafted = (kind: DocumentKind): void =>
  showToast({
    message: `${documentTitles[kind]}: not drafted, because another session was opened first. Open its session again to draft it.`,
    intent: Intent.DANGER,
    timeout: toastMs.long,
  });
