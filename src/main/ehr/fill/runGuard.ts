import type { Frame, Page } from "playwright-core";
import type { VisitPatient } from "../../../shared/ehr/ehrFill";
import { type Comparison, comparePatients } from "../identity/comparePatients";
import { compareForm } from "../identity/compareForm";
import { readShownPatient, type ShownPatient } from "../identity/readShownPatient";
import type { OpenPages } from "../OpenPages";
import { frameOrigin, isInOrigins } from "../page/frameOrigin";
import { isLoggedOut } from "../page/isLoggedOut";
import { Refusal } from "../page/Refusal";
import { findFrames, isFrameShown } from "../page/resolveFrame";
import type { EhrProfile } from "../profile/ehrProfile";

/** The page to be written to, and whose note it is for. */
export interface GuardInput {
  pages: OpenPages;
  page: Page;
  profile: EhrProfile;
  /** The visit's patient. */
  patient: VisitPatient;
  /** Frames of the fields to be written; null while the form is not open yet, so that it is not checked. */
  fieldFrames: readonly Frame[] | null;
  /** Called with the patient that was read, even if the page is then refused. */
  onRead?: (read: GuardResult) => void;
}

/** The patient that the page shows, compared with the visit's. */
export interface GuardResult {
  shown: ShownPatient;
  comparison: Comparison;
}

/**
 * Checks that the page may be written to: it belongs to the EHR and shows no dialog, the person is signed in, banner
 * and form show the visit's patient, and an encounter is open if the profile requires one. In an EHR with one open
 * patient per sign-in (`sessionScoped`), the page must not be a restored one, and the other tabs must show the same
 * patient. If only one identifier could be compared (result `one`), the caller must still ask for the year of birth.
 * @throws {Refusal} otherwise.
 */
export async function runGuard(input: GuardInput): Promise<GuardResult> {
  const { pages, page, profile, patient } = input;
  requireLive(pages, page, profile);
  if (![page.mainFrame(), ...(input.fieldFrames ?? [])].every((frame) => isInOrigins(frame, profile)))
    throw new Refusal("origin_not_allowed", "This page isn’t one of the addresses that this EHR’s profile allows.");
  if (await isLoggedOut(page, profile))
    throw new Refusal("signed_out", "You’re signed out of the EHR. Sign in there, open the chart, then try again.");
  const shown = await readShownPatient(page, profile);
  const comparison = compareBanner(shown, patient);
  input.onRead?.({ shown, comparison });
  requirePatient(comparison);
  if (input.fieldFrames) await requireForm(input, input.fieldFrames, shown);
  await requireEncounter(profile, shown);
  if (profile.identity.sessionScoped) {
    requireLoaded(pages, page);
    await requireOtherTabs(input, shown);
  }
  return { shown, comparison };
}

/** @throws {Refusal} if a page of the EHR shows a dialog, or the page crashed or was closed. */
function requireLive(pages: OpenPages, page: Page, profile: EhrProfile): void {
  if (page.isClosed()) throw new Refusal("no_page", "The EHR’s page was closed.");
  if (pages.hasCrashed(page)) throw new Refusal("page_crashed", "The EHR’s page crashed. Reload it, then try again.");
  const ours = pages.dialogs.all.filter((each) => each.page === page || isEhrPage(each.page, profile));
  if (ours.length > 0) throw new Refusal("dialog_open", "The EHR shows a message. Answer it there, then try again.");
}

/**
 * @throws {Refusal} if the browser restored the page from memory (Back button): the server may have opened another
 * patient in the meantime.
 */
function requireLoaded(pages: OpenPages, page: Page): void {
  if (pages.isRestored(page))
    throw new Refusal(
      "page_restored",
      "The browser went back to a page that it had kept, and the EHR may have another patient open. Reload the page.",
    );
}

const isEhrPage = (page: Page, { origins }: EhrProfile) => origins.includes(frameOrigin(page.mainFrame()) ?? "");

/** Compares the banner with the visit's patient. @throws {Refusal} unless the banner shows a patient. */
function compareBanner(shown: ShownPatient, patient: VisitPatient): Comparison {
  if (shown.state === "unreadable")
    throw new Refusal("patient_unknown", "The EHR’s patient can’t be read with certainty, so nothing is filled in.");
  if (shown.state === "none")
    throw new Refusal("patient_unknown", "No patient is open in the EHR. Open the chart first.");
  return comparePatients(shown, {
    name: patient.name,
    birthDate: patient.birthDate ?? null,
    mrn: patient.mrn ?? null,
  });
}

/** @throws {Refusal} if an identifier differs, or none could be compared. */
function requirePatient(comparison: Comparison): void {
  if (comparison.result === "mismatch") throw new Refusal("patient_mismatch", mismatchSentence(comparison));
  if (comparison.result === "unknown")
    throw new Refusal("patient_unknown", "The EHR shows nothing that identifies this session’s patient.");
}

/**
 * Returns a sentence with what differs. If only the record number differs, the sentence says so, because the number may
 * be formatted differently.
 */
function mismatchSentence({ name, birthDate }: Comparison): string {
  return name === "equal" && birthDate === "equal"
    ? "The record number in the EHR differs from this session’s. Open the right chart, or correct it in the session."
    : "The EHR shows a different patient from this session’s. Open the right chart.";
}

/** @throws {Refusal} if the form is not known to belong to the patient of the banner. */
async function requireForm(
  { page, profile }: GuardInput,
  fieldFrames: readonly Frame[],
  shown: ShownPatient,
): Promise<void> {
  const { form, pidToMrn } = profile.identity;
  const unknown = new Refusal("form_unknown", "The note page doesn’t show which patient it belongs to. Open it again.");
  if (!form) {
    // A banner in the document of the fields belongs to the same patient; one in another frame can be left over from
    // the previous patient.
    if (fieldFrames.every((frame) => documentFrame(frame) === shown.frame)) return;
    throw unknown;
  }
  const [frame, other] = await findFrames(page, form.frame);
  if (!frame || other || !fieldFrames.every((each) => belongsTo(each, frame))) throw unknown;
  for (const { isSame } of await compareForm(frame, form, pidToMrn !== undefined, shown)) {
    if (isSame === null) throw unknown;
    if (!isSame) throw mismatch();
  }
}

const mismatch = () =>
  new Refusal(
    "form_mismatch",
    "The note page belongs to a different patient from the EHR’s banner. Close it and open it again.",
  );

/**
 * Returns the frame whose document a frame belongs to: itself or, for an editor's frame without an address, its parent.
 */
function documentFrame(frame: Frame): Frame {
  const parent = frame.parentFrame();
  return parent && /^(?:about:|$)/.test(frame.url()) ? documentFrame(parent) : frame;
}

/** Whether a frame is `other` or inside it. */
function belongsTo(frame: Frame, other: Frame | null): boolean {
  for (let each: Frame | null = frame; each; each = each.parentFrame()) if (each === other) return true;
  return false;
}

async function requireEncounter({ pages, note }: EhrProfile, shown: ShownPatient): Promise<void> {
  const needs = pages.find(({ key }) => key === note?.page)?.requires;
  if (needs === "encounter" && shown.encounter === null)
    throw new Refusal("encounter_missing", "No encounter is open in the EHR. Open one first.");
}

/** @throws {Refusal} if another tab of the EHR shows another patient, or one that cannot be read. */
async function requireOtherTabs(input: GuardInput, shown: ShownPatient): Promise<void> {
  const { pages, page, profile } = input;
  for (const other of pages.all) {
    if (other === page || other.isClosed()) continue;
    const isOwn = isEhrPage(other, profile);
    if (!isOwn && !(await hasFrameOfEhr(other, profile)) && !(await isWrittenByEhr(other, profile))) continue;
    if (pages.hasCrashed(other) || !(await agrees(other, profile, shown, isOwn)))
      throw new Refusal("other_tab_mismatch", "Another tab of the EHR shows another patient. Close that tab first.");
  }
}

/** Whether a tab of another address, e.g. a portal, shows a frame of the EHR. */
async function hasFrameOfEhr(page: Page, { origins }: EhrProfile): Promise<boolean> {
  for (const frame of page.frames())
    if (origins.includes(frameOrigin(frame) ?? "") && (await isFrameShown(frame))) return true;
  return false;
}

/** Whether a window without an address was opened by a page of the EHR, which can write a chart into it. */
async function isWrittenByEhr(page: Page, profile: EhrProfile): Promise<boolean> {
  if (frameOrigin(page.mainFrame()) !== null) return false;
  const opener = await page.opener();
  if (!opener || opener.isClosed() || !isEhrPage(opener, profile)) return false;
  return (await page.locator("body").innerText()).trim() !== "";
}

/**
 * Whether a tab shows the patient, or none: neither its banner nor a form in it may be another patient's. In a tab of
 * another address, or without one, the patient must be read, because the profile does not describe such a page.
 */
async function agrees(other: Page, profile: EhrProfile, shown: ShownPatient, mayBeNone: boolean): Promise<boolean> {
  const patient = await readShownPatient(other, profile);
  const isSame = patient.state === "found" && comparePatients(patient, shown).result === "match";
  if (!isSame && !(mayBeNone && patient.state === "none")) return false;
  const { form, pidToMrn } = profile.identity;
  if (!form) return true;
  for (const frame of await findFrames(other, form.frame)) {
    const identifiers = await compareForm(frame, form, pidToMrn !== undefined, shown);
    if (identifiers.some((each) => each.shown !== null && each.isSame !== true)) return false;
  }
  return true;
}
