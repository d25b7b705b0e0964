import { showProblem } from "../../ui/showToast";
import type { CopyText } from "./noteText";

/** Copies text to the clipboard, plain and as HTML; never rejects. @returns false if that failed, which a toast says. */
export async function copyText(text: CopyText): Promise<boolean> {
  try {
    const blob = (type: string, content: string) => new Blob([content], { type });
    const item = { "text/plain": blob("text/plain", text.plain), "text/html": blob("text/html", text.html) };
    await navigator.clipboard.write([new ClipboardItem(item)]);
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
