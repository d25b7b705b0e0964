import type { DocumentKind } from "../../../shared/notes/document";
import { showNotCopied } from "../../ui/copyPlainText";
import { showDone } from "../../ui/showToast";
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
    showNotCopied();
    return false;
  }
}
