/// <reference lib="dom" />
import type { Page } from "playwright-core";
import type { EhrProfile } from "../profile/ehrProfile";
import { isInOrigins } from "./frameOrigin";
import { readExtract } from "./readExtract";
import { findFrames, isFrameShown } from "./resolveFrame";

/** Minimum length of all texts together, in characters; shorter ones may be on a page by chance. */
const minLength = 30;

/**
 * Whether a page shows these texts as saved: in the profile's saved view; without one, as text of a visible frame while
 * no field of the page has any of them.
 */
export async function showsSaved(page: Page, profile: EhrProfile, texts: readonly string[]): Promise<boolean> {
  const { note } = profile;
  const wanted = texts.map(joined);
  const view = note?.savedView;
  if (!view) return showsAsText(page, profile, wanted);
  for (const frame of await findFrames(page, view.frame)) {
    const reading = await readExtract(frame, view.text, "text");
    const text = reading.state === "found" ? joined(reading.text) : "";
    if (wanted.every((each) => text.includes(each))) return true;
  }
  return false;
}

/**
 * Whether a visible frame has the texts as text and no field has one of them. Passes the texts to frames of the EHR
 * only; false if one of these frames cannot be read.
 */
async function showsAsText(page: Page, profile: EhrProfile, wanted: string[]): Promise<boolean> {
  if (wanted.join("").length < minLength) return false;
  const places = await Promise.all(
    page
      .frames()
      .filter((frame) => isInOrigins(frame, profile))
      .map(async (frame) => ({
        where: await frame.evaluate(whereAre, wanted),
        isShown: await isFrameShown(frame),
      })),
  ).catch(() => []);
  return (
    !places.some(({ where }) => where === "field") && places.some(({ where, isShown }) => where === "text" && isShown)
  );
}

const joined = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** Runs in the page. Returns whether a field has one of the texts, or the page shows all of them as text. */
function whereAre(texts: string[]): "field" | "text" | null {
  const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();
  const fields = document.querySelectorAll("textarea, input, [contenteditable]:not([contenteditable=false])");
  const values = [...fields].map((field) =>
    field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
      ? field.value
      : field instanceof HTMLElement
        ? field.innerText
        : "",
  );
  const isIn = (text: string) => texts.some((each) => plain(text).includes(each));
  if (values.some(isIn) || (document.designMode === "on" && isIn(document.body.innerText))) return "field";
  const shown = plain(document.body?.innerText ?? "");
  return texts.every((each) => shown.includes(each)) ? "text" : null;
}
