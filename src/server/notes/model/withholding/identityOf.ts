import { UsersRepository } from "../../../auth/accounts/UsersRepository";
import { Patients } from "../../../patients/Patients";
import { Visits } from "../../../visits/Visits";
import type { NotesContext } from "../../NotesContext";
import { LanguageModelsRepository } from "../LanguageModelsRepository";
import { ModelError } from "../ModelError";
import type { Identity } from "./Withholding";

/**
 * Returns the names and identifiers of a visit that must not be sent to a language model, whichever engine is chosen;
 * null if the practice withholds nothing or there is no such visit.
 * @throws {ModelError} if the patient's record cannot be read.
 */
export async function identityOf(
  { database, vault }: Pick<NotesContext, "database" | "vault">,
  visitId: string,
  clinicianId: string,
): Promise<Identity | null> {
  const chosen = await new LanguageModelsRepository(database, vault).ofVisit(visitId);
  if (!chosen?.withholds) return null;
  const { patient, patient_name: name, patient_unreadable } = await new Visits(database, vault).get(visitId);
  if (patient_unreadable)
    throw new ModelError("The patient's record can't be read, so what it says can't be withheld from the model.");
  const clinician = await new UsersRepository(database, vault).byId(clinicianId);
  const record =
    patient && (await new Patients(database, vault, chosen.organizationId).get(patient.id).catch(() => null));
  const names = [
    name,
    patient?.name,
    record?.given_name,
    record?.family_name,
    [clinician?.firstName, clinician?.lastName].filter(Boolean).join(" "),
  ];
  const numbers = [...(patient?.record_numbers ?? []).map(({ value }) => value), record?.phone];
  return {
    names: names.filter((each) => typeof each === "string"),
    numbers: numbers.filter((each) => typeof each === "string"),
    birthDate: patient?.birth_date ?? null,
  };
}
