import type { DocumentKind } from "../../../shared/notes/document";
import { showNotCopied } from "../../ui/copyPlainText";
import { showDone } from "../../ui/showToast";
import type { CopyText } from "./noteText";

/** Returns the message after a document was copied. */
export const copiedText = (kind: DocumentKind): string => (kind === "note" ? "Note copied" : "Document copied");

/**
 * Copies text to the clipboard, plain and as HTML; never rejects.
 * @param done text of the toast on success; null if the button shows it.
 * @returns false if copying failed; a toast then says so.
 */
export async function copyText(text: CopyText, done: string | null = null): Promise<boolean> {
  try {
    const blob = (type: string, content: string) => new Blob([content], { type });
    const item = { "text/plain": blob("text/plain", text.plain), "text/html": blob("text/html", text.html) };
    await navigator.clipboard.write([new ClipboardItem(item)]);
    if (done !== null) showDone(done);
    return true;
  } catch {
    showNotCopied();
    return false;
  }
}
