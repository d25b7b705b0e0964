/// <reference lib="dom" />
import { cutText } from "../../../shared/cutText";
import type { ElementHandle, Frame } from "playwright-core";
import type { Extract } from "../profile/ehrProfile";
import { matchPattern } from "../profile/matchPattern";
import { findTarget } from "./findTarget";
import { Refusal } from "./Refusal";

/**
 * What was read. `none`: the element is missing or empty; `many`: there are several; `unmatched`: the pattern does not
 * match; `unreadable`: the frame did not answer, or it is not certain what the text means.
 */
export type Reading = { state: "found"; text: string } | { state: "none" | "many" | "unmatched" | "unreadable" };

/** Maximum length of a text that is read, in characters. */
const maxLength = 20_000;

/**
 * Reads a text of a frame. Never rejects.
 * @param key name of the pattern's group to return.
 * @param clean returns the text that counts; null if that is not known.
 */
export async function readExtract(
  frame: Frame,
  extract: Extract,
  key: string,
  clean: (text: string) => string | null = (text) => text,
): Promise<Reading> {
  try {
    const raw = await readRaw(frame, extract);
    if (raw.state !== "found") return raw;
    const cleaned = clean(raw.text);
    if (cleaned === null) return { state: "unreadable" };
    const text = applyPattern(cleaned, extract.pattern, key);
    if (text === null) return { state: "unmatched" };
    return text === "" ? { state: "none" } : { state: "found", text };
  } catch {
    return { state: "unreadable" };
  }
}

async function readRaw(frame: Frame, { target, from, attribute }: Extract): Promise<Reading> {
  if (from === "url") return { state: "found", text: frame.url() };
  if (from === "title") return { state: "found", text: cutText(await frame.title(), maxLength) };
  const found = target ? await findTarget(frame, target) : { state: "none" as const };
  if (found.state === "hidden") return { state: "none" };
  if (found.state !== "once") return { state: found.state };
  const text = attribute === undefined ? await elementText(found.element) : await found.element.getAttribute(attribute);
  await found.element.dispose();
  const short = cutText(text ?? "", maxLength).trim();
  return short === "" ? { state: "none" } : { state: "found", text: short };
}

function applyPattern(text: string, pattern: string | undefined, key: string): string | null {
  if (pattern === undefined) return text;
  const match = matchPattern(pattern, text);
  return match && (match.groups[key] ?? match.groups["value"] ?? match.first ?? match.all).trim();
}

/**
 * Returns the value of a field, else the visible text of an element, up to `limit` characters.
 * @throws {Refusal} if the page answers with anything but text: scripts of a page can replace what is called in it.
 */
export async function elementText(element: ElementHandle, limit = maxLength): Promise<string> {
  const text: unknown = await element.evaluate(textIn, limit);
  if (typeof text !== "string") throw new Refusal("page_busy", "The EHR’s page did not answer as expected. Reload it.");
  return text.slice(0, limit);
}

/** Runs in the page. */
function textIn(node: Node, limit: number): string {
  const whole = (): string => {
    if (node instanceof HTMLSelectElement) return node.selectedOptions[0]?.text ?? "";
    if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) return node.value;
    return node instanceof HTMLElement ? node.innerText : (node.textContent ?? "");
  };
  const text = whole();
  return typeof text === "string" ? text.slice(0, limit) : text;
}
