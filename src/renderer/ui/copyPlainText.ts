import { showDone, showProblem } from "./showToast";

/** Says that the browser, or the desktop app, refused the clipboard. */
export const showNotCopied = (): void => showProblem("Copying was not allowed. Select the text and copy it by hand.");

/**
 * Copies text without formatting, and shows a toast; never rejects.
 * @param done toast on success.
 * @returns false if that failed.
 */
export async function copyPlainText(text: string, done: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    showDone(done);
    return true;
  } catch {
    showNotCopied();
    return false;
  }
}
