import type { Frame } from "playwright-core";
import { readExtract } from "../page/readExtract";
import type { EhrProfile, Extract } from "../profile/ehrProfile";
import { readBirthDate } from "./readBirthDate";
import { numberOf, type ShownPatient, textOf } from "./readShownPatient";
import { sameName } from "./sameName";

type Form = NonNullable<EhrProfile["identity"]["form"]>;

/** An identifier that a form shows; `isSame` is whether the banner has it too, null if that is unknown. */
interface FormIdentifier {
  shown: string | null;
  isSame: boolean | null;
}

/**
 * Compares what a part of a page shows with the patient of a banner, for each identifier that the profile reads there.
 * @param pidToMrn how the internal number is read in the banner, if the part shows that number.
 */
export async function compareForm(
  frame: Frame,
  form: Omit<Form, "frame">,
  pidToMrn: Extract | undefined,
  shown: ShownPatient,
): Promise<FormIdentifier[]> {
  const results: FormIdentifier[] = [];
  const add = (value: string | null, other: string | null, isEqual: (a: string, b: string) => boolean | null) =>
    results.push({ shown: value, isSame: value === null || other === null ? null : isEqual(value, other) });
  const isEqual = (a: string, b: string) => a === b;
  if (form.mrnOrPid)
    add(numberOf(await readExtract(frame, form.mrnOrPid, "mrn")), pidToMrn ? shown.pid : shown.mrn, isEqual);
  if (form.dob) {
    const { dateFormat } = form.dob;
    add(textOf(await readExtract(frame, form.dob, "dob")), shown.birthDate, (text, date) => {
      const read = readBirthDate(text, dateFormat);
      return read === null ? null : read === date;
    });
  }
  if (form.name) add(textOf(await readExtract(frame, form.name, "name")), shown.name, sameName);
  return results;
}
