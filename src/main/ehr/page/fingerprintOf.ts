/// <reference lib="dom" />
import type { Page } from "playwright-core";

/**
 * Returns a number that changes when addresses, texts or inputs of a page and its frames change, with one call into the
 * page; null if a frame cannot be read this way because it has another origin.
 */
export const fingerprintOf = (page: Page): Promise<number | null> => page.evaluate(hashPage).catch(() => null);

/** Runs in the page. */
function hashPage(): number | null {
  let hash = 0;
  const add = (text: string) => {
    for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  };
  const walk = (window: Window) => {
    const { document, frames } = window;
    add(document.URL + (document.documentElement?.textContent ?? ""));
    for (const input of document.querySelectorAll("input")) add(input.value);
    for (let at = 0; at < frames.length; at++) walk(frames[at]!);
  };
  try {
    walk(window);
    return hash;
  } catch {
    return null;
  }
}
