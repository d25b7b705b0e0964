import type { Frame } from "playwright-core";
import type { Reading } from "../page/readExtract";
import type { EhrProfile } from "../profile/ehrProfile";
import { readBirthDate } from "./readBirthDate";
import { readIdentifier } from "./readIdentifier";
import { readingNumber, type ShownPatient, readingText } from "./readShownPatient";
import { isSameName } from "./isSameName";

type Form = NonNullable<EhrProfile["identity"]["form"]>;

/** An identifier on a form, compared with the banner's. */
interface FormIdentifier {
  /** As the form shows it; "" if it cannot be read, null if the form shows none. */
  shown: string | null;
  /** Whether the banner has the same; null if that is unknown. */
  isSame: boolean | null;
}

/**
 * Compares the identifiers that a form (or another part of a page) shows with those of the banner.
 * @param showsPid whether `mrnOrPid` is the internal number (PID), and not the record number (MRN).
 */
export async function compareForm(
  frame: Frame,
  form: Omit<Form, "frame">,
  showsPid: boolean,
  shown: ShownPatient,
): Promise<FormIdentifier[]> {
  const results: FormIdentifier[] = [];
  const add = (
    reading: Reading,
    read: typeof readingText,
    inBanner: string | null,
    isEqual: (a: string, b: string) => boolean | null,
  ): void => {
    const value = read(reading);
    const isSame = value === null || inBanner === null ? null : isEqual(value, inBanner);
    results.push({ shown: reading.state === "unreadable" ? "" : value, isSame });
  };
  const isEqual = (a: string, b: string) => a === b;
  if (form.mrnOrPid) {
    const reading = await readIdentifier(frame, form.mrnOrPid, "mrn");
    add(reading, readingNumber, showsPid ? shown.pid : shown.mrn, isEqual);
  }
  if (form.dob) {
    const { dateFormat } = form.dob;
    add(await readIdentifier(frame, form.dob, "dob"), readingText, shown.birthDate, (text, date) => {
      const read = readBirthDate(text, dateFormat);
      return read === null ? null : read === date;
    });
  }
  if (form.name) add(await readIdentifier(frame, form.name, "name"), readingText, shown.name, isSameName);
  return results;
}
