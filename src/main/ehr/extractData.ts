/// <reference lib="dom" />
import type { Frame, Page } from "playwright-core";
import type { EhrDataItem } from "../../shared/ehr/ehrData";
import { compareForm } from "./identity/compareForm";
import { numberOf, type ShownPatient } from "./identity/readShownPatient";
import { listInPage } from "./lists/listInPage";
import { readExtract } from "./page/readExtract";
import { findFrames, isFrameShown } from "./page/resolveFrame";
import type { EhrProfile, ProfileData } from "./profile/ehrProfile";

/** Maximum length of a page's text, and of a list's, in characters. */
const maxPageText = 50_000;
const maxListText = 20_000;

/** Below the entries of a list that are on the page, if it has others. */
export const partOfList = "(The EHR has more entries. Only those on the screen were read.)";

/**
 * Reads the data that a profile describes for a page. What is not there, there more than once, or not certain to be of
 * the patient in the banner, is left out.
 */
export async function extractData(
  page: Page,
  profile: EhrProfile,
  pageKey: string | null,
  shown: ShownPatient,
): Promise<EhrDataItem[]> {
  const items: EhrDataItem[] = [];
  for (const data of profile.data) {
    if (data.page !== undefined && data.page !== pageKey) continue;
    const [frame, other] = await findFrames(page, data.frame);
    if (!frame || other || !(await isOfPatient(page, data, shown))) continue;
    const text = await textOf(frame, data);
    if (text !== null) items.push({ kind: data.kind, label: data.label ?? null, text });
  }
  return items;
}

/** Whether the frame of a list in another frame than the banner has the banner's patient, in all that is read of it. */
async function isOfPatient(page: Page, { of }: ProfileData, shown: ShownPatient): Promise<boolean> {
  if (!of) return true;
  const [frame, other] = await findFrames(page, of.form.frame);
  if (!frame || other || !shown.frame) return false;
  const pid = of.pidToMrn ? numberOf(await readExtract(shown.frame, of.pidToMrn, "pid")) : null;
  const compared = await compareForm(frame, of.form, of.pidToMrn, { ...shown, pid });
  return compared.every(({ isSame }) => isSame === true);
}

async function textOf(frame: Frame, { kind, text, list }: ProfileData): Promise<string | null> {
  if (text) {
    const reading = await readExtract(frame, text, kind);
    return reading.state === "found" ? reading.text : null;
  }
  const seen = list && (await frame.evaluate(listInPage, { place: list }).catch(() => null));
  if (!seen || seen.texts.length === 0) return null;
  const all = seen.texts.join("\n");
  const isWhole = !seen.isPartial && all.length <= maxListText;
  return isWhole ? all : `${all.slice(0, maxListText)}\n${partOfList}`;
}

/** Returns the text of all visible frames of a page. */
export async function pageText(page: Page): Promise<EhrDataItem> {
  const texts: string[] = [];
  for (const frame of page.frames())
    if (await isFrameShown(frame))
      texts.push(await frame.evaluate(() => document.body?.innerText ?? "").catch(() => ""));
  return { kind: "other", label: "Page text", text: texts.join("\n\n").slice(0, maxPageText) };
}
