import type { Page } from "playwright-core";
import type { EhrPatient } from "../../shared/ehr/ehrPatient";
import { throwIfAborted } from "./commands/CommandQueue";
import { comparePatients } from "./identity/comparePatients";
import { readShownPatient } from "./identity/readShownPatient";
import { findTarget } from "./page/findTarget";
import { isInOrigins } from "./page/frameOrigin";
import { Refusal } from "./page/Refusal";
import { findFrames, resolveFrame } from "./page/resolveFrame";
import { runSteps, withValues } from "./page/runSteps";
import type { EhrProfile } from "./profile/ehrProfile";
import { originOf } from "./profile/isAllowedOrigin";

/** Time within which the banner must show the patient, in milliseconds; less than the deadline of the command. */
const arrivalMs = 7_000;
/** Time between two checks of the banner, in milliseconds. */
const pollMs = 100;

/** The patient whose chart is to be opened. */
export interface WantedPatient extends EhrPatient {
  /** The EHR's internal number. */
  pid: string | null;
}

/**
 * Opens a patient's chart with the profile's search steps or in the frame that it names; never in a new tab, which
 * could switch the patient of the other tabs. Succeeds when the banner shows the patient.
 * @throws {Refusal} if the chart cannot be opened, or if the EHR has a note that is not saved.
 */
export async function navigate(
  page: Page,
  profile: EhrProfile,
  wanted: WantedPatient,
  signal: AbortSignal,
): Promise<void> {
  const { navigate: navigation } = profile;
  if (!navigation) throw new Refusal("not_mapped", "This EHR’s profile doesn’t say how to open a patient.");
  await requireNoUnsavedNote(page, profile);
  const values = placeholders(wanted);
  if ("search" in navigation) await runSteps(navigation.search, { page, profile, signal, values, isSearch: true });
  else {
    const value = values[navigation.param];
    if (!value) throw new Refusal("invalid_input", `Give the patient’s ${navigation.param}.`);
    const frame = await resolveFrame(page, navigation.frame === "top" ? undefined : navigation.frame);
    if (!isInOrigins(frame, profile)) throw new Refusal("origin_not_allowed", "This page doesn’t belong to this EHR.");
    const url = new URL(
      withValues(navigation.urlTemplate, { [navigation.param]: encodeURIComponent(value) }),
      profile.origins[0],
    );
    if (!profile.origins.includes(originOf(url.href) ?? ""))
      throw new Refusal("origin_not_allowed", "The address of the chart doesn’t belong to this EHR.");
    const answer = await frame.goto(url.href, { waitUntil: "domcontentloaded" });
    if (answer && answer.status() >= 400) throw new Refusal("not_found", "The EHR has no chart for this patient.");
  }
  await waitForPatient(page, profile, wanted, signal);
}

/** Waits until the banner shows the patient. @throws {Refusal} if it does not in time. */
async function waitForPatient(
  page: Page,
  profile: EhrProfile,
  wanted: WantedPatient,
  signal: AbortSignal,
): Promise<void> {
  const until = performance.now() + arrivalMs;
  while (performance.now() < until) {
    throwIfAborted(signal);
    const shown = await readShownPatient(page, profile);
    const { result, mrn } = comparePatients(shown, wanted);
    const isPid = wanted.pid !== null && shown.pid === wanted.pid;
    if (shown.state === "found" && (result === "match" || (result !== "mismatch" && (mrn === "equal" || isPid))))
      return;
    await page.waitForTimeout(pollMs);
  }
  throw new Refusal("patient_mismatch", "The EHR did not open this patient’s chart.");
}

async function requireNoUnsavedNote(page: Page, profile: EhrProfile): Promise<void> {
  const { note, pages } = profile;
  if (!note?.dirtyMarker) return;
  const frame = pages.find(({ key }) => key === note.page)?.frame;
  for (const each of await findFrames(page, frame))
    if (["once", "many"].includes((await findTarget(each, note.dirtyMarker)).state))
      throw new Refusal("page_busy", "The EHR has changes that are not saved. Save or discard them there first.");
}

const placeholders = ({ mrn, pid, name }: WantedPatient): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ mrn, pid, name }).filter((entry): entry is [string, string] => entry[1] !== null),
  );
