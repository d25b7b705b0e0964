/// <reference lib="dom" />
import type { ElementHandle } from "playwright-core";

/** The result of trying a box; see `tryBox`. */
export type BoxCheck = "verified" | "restored" | "not_restored" | "skipped";

/** Maximum time for writing into a box, in milliseconds. */
const timeoutMs = 5_000;

/**
 * Writes a line into a box, reads it back and puts the earlier text back. Returns `verified` if both succeeded;
 * `restored` if the line could not be read back; `not_restored` if the earlier text could not be put back; `skipped` if
 * the box has formatted text, which would be lost.
 */
export async function tryBox(box: ElementHandle): Promise<BoxCheck> {
  const frame = await box.contentFrame();
  const element = frame ? await frame.waitForSelector("body", { state: "attached", timeout: timeoutMs }) : box;
  if (await element.evaluate(isFormatted)) return "skipped";
  const before = await element.evaluate(textIn);
  const marker = "Chartside check: “Ä ½”"; // with characters outside of ASCII, which some pages replace
  let isRead = false;
  try {
    await element.fill(marker, { timeout: timeoutMs });
    isRead = isSameText(await element.evaluate(textIn), marker);
  } catch {
    isRead = false; // what was written so far is replaced below
  } finally {
    await element.fill(before, { timeout: timeoutMs }).catch(() => undefined);
  }
  if (!isSameText(await element.evaluate(textIn), before)) return "not_restored";
  return isRead ? "verified" : "restored";
}

/** Whether two texts differ at most in spaces at line ends, blank lines and the kind of space. */
const isSameText = (a: string, b: string): boolean => normal(a) === normal(b);
const normal = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n+ ?/g, "\n")
    .trim();

/** Runs in the page. */
const textIn = (element: Node): string =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    ? element.value
    : (element as HTMLElement).innerText;

/** Runs in the page. Whether the box has more than lines of plain text. */
const isFormatted = (element: Node): boolean =>
  element instanceof HTMLElement &&
  element.querySelector("b, strong, i, em, u, ul, ol, table, img, a, h1, h2, h3") !== null;
