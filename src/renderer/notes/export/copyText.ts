import type { DocumentKind } from "../../../shared/notes/document";
import { showDone, showProblem } from "../../ui/showToast";
import type { CopyText } from "./noteText";

/** Returns the toast after a document was copied. */
export const copiedText = (kind: DocumentKind): string => (kind === "note" ? "Note copied" : "Document copied");

/** Copies text to the clipboard, plain and as HTML, and shows a toast; never rejects. @param done toast on success. */
export async function copyText(text: CopyText, done: string): Promise<void> {
  try {
    const blob = (type: string, content: string) => new Blob([content], { type });
    const item = { "text/plain": blob("text/plain", text.plain), "text/html": blob("text/html", text.html) };
    await navigator.clipboard.write([new ClipboardItem(item)]);
    showDone(done);
  } catch {
    showProblem("The browser did not allow copying. Select the text and copy it by hand.");
  }
}

/** Copies text without formatting, and shows a toast; never rejects. @param done toast on success. */
export async function copyPlainText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showDone(done);
  } catch {
    showProblem("The browser did not allow copying. Select the text and copy it by hand.");
  }
}
