import type { DocumentKind } from "../../../shared/notes/document";
import { showDone, showProblem } from "../../ui/showToast";
import type { CopyText } from "./noteText";

/** Returns what is said after a document was copied. */
export const copiedText = (kind: DocumentKind): string => (kind === "note" ? "Note copied" : "Document copied");

/**
 * Copies text to the clipboard, plain and as HTML; never rejects.
 * @param done toast on success; none if the button says it itself. @returns false if that failed, which a toast says.
 */
export async function copyText(text: CopyText, done: string | null = null): Promise<boolean> {
  try {
    const blob = (type: string, content: string) => new Blob([content], { type });
    const item = { "text/plain": blob("text/plain", text.plain), "text/html": blob("text/html", text.html) };
    await navigator.clipboard.write([new ClipboardItem(item)]);
    if (done !== null) showDone(done);
    return true;
  } catch {
    showProblem("The browser did not allow copying. Select the text and copy it by hand.");
    return false;
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
