/// <reference lib="dom" />
import type { Page } from "playwright-core";
import type { EhrDataItem } from "../../shared/ehr/ehrData";
import { readExtract } from "./page/readExtract";
import { findFrames, isFrameShown } from "./page/resolveFrame";
import type { EhrProfile } from "./profile/ehrProfile";

/** Maximum length of a page's text, in characters. */
const maxPageText = 50_000;

/** Reads the data that a profile describes for a page. What is not there, or there more than once, is left out. */
export async function extractData(page: Page, profile: EhrProfile, pageKey: string | null): Promise<EhrDataItem[]> {
  const items: EhrDataItem[] = [];
  for (const { kind, label = null, page: key, frame: ref, text } of profile.data) {
    if (key !== undefined && key !== pageKey) continue;
    const [frame, other] = await findFrames(page, ref);
    const reading = frame && !other ? await readExtract(frame, text, kind) : null;
    if (reading?.state === "found") items.push({ kind, label, text: reading.text });
  }
  return items;
}

/** Returns the text of all visible frames of a page. */
export async function pageText(page: Page): Promise<EhrDataItem> {
  const texts: string[] = [];
  for (const frame of page.frames())
    if (await isFrameShown(frame))
      texts.push(await frame.evaluate(() => document.body?.innerText ?? "").catch(() => ""));
  return { kind: "other", label: "Page text", text: texts.join("\n\n").slice(0, maxPageText) };
}
