import { createHash } from "node:crypto";

/**
 * Returns a text without differences that no field shows and that browsers and EHRs cause: with one kind of newline and
 * space, without zero-width characters, spaces at the ends of lines and newlines at the end.
 */
export const plainText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll("\u00a0", " ")
    .replaceAll(/[\u200b\ufeff]/g, "")
    .replaceAll(/(?<![ \t])[ \t]+(?=\n|$)/g, "")
    .replace(/(?<!\n)\n+$/, "");

/** Returns a text without the differences that rich editors make: without blank lines, with single spaces. */
const richText = (text: string): string =>
  plainText(text)
    .split("\n")
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter((line) => line !== "")
    .join("\n");

/** Whether two texts are the same in a field. Rich editors add and drop blank lines. */
export const isSameText = (a: string, b: string, isRich: boolean): boolean =>
  isRich ? richText(a) === richText(b) : plainText(a) === plainText(b);

/** Returns the hash of a text; equal for texts for which `isSameText` is true. */
export const hashText = (text: string, isRich: boolean): string =>
  createHash("sha256")
    .update(isRich ? richText(text) : plainText(text))
    .digest("hex");
