import type { Target } from "../profile/ehrProfile";
import { hasPatientData, type PatientText } from "./hasPatientData";

/**
 * Leaves out ways to find an element that have data of a patient who was not known when it was pointed at, e.g. a name
 * beside it. Keeps all if none would be left: then the profile is refused. Pure.
 */
export function withoutPatients<T extends { target: Target }>(mapping: T, patients: readonly PatientText[]): T {
  const target = mapping.target.filter((candidate) => !hasPatientData(JSON.stringify(candidate), patients));
  return target.length > 0 ? { ...mapping, target } : mapping;
}
