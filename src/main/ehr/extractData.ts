/// <reference lib="dom" />
import { cutText } from "../../shared/cutText";
import type { Frame, Page } from "playwright-core";
import { createHash } from "node:crypto";
import { type EhrDataItem, emptyList, partOfList } from "../../shared/ehr/ehrData";
import { compareForm } from "./identity/compareForm";
import { readIdentifier } from "./identity/readIdentifier";
import { readingNumber, type ShownPatient } from "./identity/readShownPatient";
import { listInPage } from "./lists/listInPage";
import { readExtract } from "./page/readExtract";
import { findFrames, isFrameShown } from "./page/resolveFrame";
import type { EhrProfile, ProfileData } from "./profile/ehrProfile";

/** Maximum length of a page's text, in characters. */
const maxPageText = 50_000;
/** Maximum length of a list's text, in characters. */
const maxListText = 20_000;

/** Milliseconds between two readings of a list in the banner's frame. */
const rereadDelayMs = 300;

/**
 * Reads the data that a profile describes for a page. Leaves out what is missing, found more than once, or not certain
 * to belong to the patient in the banner.
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
    if (!frame || other || !(await belongsToPatient(page, data, shown))) continue;
    const text = await dataText(frame, data);
    if (text === null || !(await isStillOfPatient(page, frame, data, { shown, text }))) continue;
    items.push({ kind: data.kind, label: data.label ?? null, text, place: idOfPlace(profile, data) });
  }
  return items;
}

/**
 * Returns the id of a place (an entry of the profile's `data`): the same in each version of the profile that has the
 * place.
 */
const idOfPlace = ({ id }: EhrProfile, { page, frame, text, list }: ProfileData): string =>
  createHash("sha256")
    .update(JSON.stringify([id, page, frame, text, list]))
    .digest("hex")
    .slice(0, 16);

/**
 * Whether the data that was read belongs to the patient in the banner: a frame can change to another patient while it
 * is read, and a list in the banner's own frame can be loaded later than the banner.
 */
async function isStillOfPatient(
  page: Page,
  frame: Frame,
  data: ProfileData,
  { shown, text }: { shown: ShownPatient; text: string },
): Promise<boolean> {
  if (data.of) return belongsToPatient(page, data, shown);
  if (!data.list) return true;
  await page.waitForTimeout(rereadDelayMs);
  return (await dataText(frame, data)) === text;
}

/**
 * Whether data belongs to the patient in the banner. If the profile reads identifiers beside it (`of`), all of them
 * must agree with the banner's.
 */
async function belongsToPatient(page: Page, { of }: ProfileData, shown: ShownPatient): Promise<boolean> {
  if (!of) return true;
  const [frame, other] = await findFrames(page, of.form.frame);
  if (!frame || other || !shown.frame) return false;
  const pid = of.pidToMrn ? readingNumber(await readIdentifier(shown.frame, of.pidToMrn, "pid")) : null;
  const compared = await compareForm(frame, of.form, of.pidToMrn !== undefined, { ...shown, pid });
  return compared.every(({ isSame }) => isSame === true);
}

async function dataText(frame: Frame, { kind, text, list }: ProfileData): Promise<string | null> {
  if (text) {
    const reading = await readExtract(frame, text, kind);
    return reading.state === "found" ? reading.text : null;
  }
  const seen = list && (await frame.evaluate(listInPage, { place: list }).catch(() => null));
  if (!seen) return null;
  if (seen.texts.length === 0) return seen.isPartial ? null : emptyList;
  const all = seen.texts.join("\n");
  const isWhole = !seen.isPartial && all.length <= maxListText;
  return isWhole ? all : `${cutText(all, maxListText)}\n${partOfList}`;
}

/** Returns the text of all visible frames of a page, up to `maxPageText` characters. */
export async function pageText(page: Page): Promise<EhrDataItem> {
  const texts: string[] = [];
  for (const frame of page.frames())
    if (await isFrameShown(frame))
      texts.push(
        await frame
          .evaluate((limit) => (document.body?.innerText ?? "").slice(0, limit), maxPageText)
          .then((text: unknown) => (typeof text === "string" ? text : ""))
          .catch(() => ""),
      );
  return { kind: "other", label: "Page text", text: cutText(texts.join("\n\n"), maxPageText) };
}
