import { cutText } from "../../../shared/cutText";
import type { Frame, Page } from "playwright-core";
import type { EhrPatient } from "../../../shared/ehr/ehrPatient";
import type { Reading } from "../page/readExtract";
import { findFrames } from "../page/resolveFrame";
import type { EhrProfile, Extract } from "../profile/ehrProfile";
import { plainNumber } from "./comparePatients";
import { readBirthDate } from "./readBirthDate";
import { readIdentifier } from "./readIdentifier";

/** The patient in the banner of a page. `unreadable`: something is shown, but not read with certainty. */
export interface ShownPatient extends EhrPatient {
  state: "found" | "none" | "unreadable";
  /** The open encounter as the EHR writes it. */
  encounter: string | null;
  /** The EHR's internal number of the patient. */
  pid: string | null;
  /** Frame of the banner. */
  frame: Frame | null;
}

const nothing = { name: null, birthDate: null, mrn: null, encounter: null, pid: null, frame: null };

/** Reads the current patient of a page. Never rejects. */
export async function readShownPatient(page: Page, { identity }: EhrProfile): Promise<ShownPatient> {
  const { banner, pidToMrn } = identity;
  try {
    const [frame, other] = await findFrames(page, banner.frame);
    if (other) return { state: "unreadable", ...nothing };
    if (!frame) return { state: "none", ...nothing };
    const read = (extract: Extract | undefined, key: string) =>
      extract ? readIdentifier(frame, extract, key) : Promise.resolve<Reading>({ state: "none" });
    const readings = await Promise.all([
      read(banner.name, "name"),
      read(banner.dob, "dob"),
      read(banner.mrn, "mrn"),
      read(banner.encounter, "encounter"),
      read(pidToMrn, "pid"),
    ]);
    const [name, dob, mrn, encounter, pid] = readings;
    const states = readings.slice(0, 3).map(({ state }) => state);
    if (states.some((state) => state === "many" || state === "unreadable")) return { state: "unreadable", ...nothing };
    if (!states.includes("found")) return { state: "none", ...nothing };
    return {
      state: "found",
      name: readingText(name),
      birthDate: dob?.state === "found" ? readBirthDate(dob.text, banner.dob?.dateFormat) : null,
      mrn: readingNumber(mrn),
      encounter: readingText(encounter),
      pid: readingNumber(pid),
      frame,
    };
  } catch {
    return { state: "unreadable", ...nothing };
  }
}

/** Returns the text that was read, on one line and up to 200 characters; null if none was found. */
export const readingText = (reading: Reading | undefined): string | null =>
  reading?.state === "found" ? cutText(reading.text.replaceAll(/\s+/g, " "), 200) : null;

/** Returns the record number that was read, without its label; null if none was found. */
export const readingNumber = (reading: Reading | undefined): string | null => {
  const text = readingText(reading);
  return text === null ? null : plainNumber(text) || null;
};
