import type { PatientSummary } from "../../shared/patients/patient";
import type { Amendment } from "../../shared/visits/amendment";
import { type Consent, nameOfUnreadable, untitledVisit, type Visit, type VisitStatus } from "../../shared/visits/visit";
import { patientOf } from "../patients/patientText";
import type { Opener } from "../platform/crypto/KeySet";

/** Encrypted content of a visit. `title` is null until the clinician enters one. */
export interface VisitText {
  title: string | null;
  patient_name: string | null;
  reason: string | null;
  /** The patient as signed or amended since, null for none; absent until a document of the visit is signed. */
  signed_patient?: PatientSummary | null;
  amendments?: Amendment[];
  /** Name of the audio file that was imported last. */
  imported_file?: string;
}

/** Consent as stored: the answer, who recorded it and when. */
export interface StoredConsent extends Consent {
  noted_by: string;
  noted_at: string;
}

/** A row of `visits`, with `retry_in_ms` computed. */
export interface VisitRow {
  id: string;
  owner_id: string;
  /** The patient after all merges, and their sealed record. */
  patient_id: string | null;
  patient_sealed: Buffer | null;
  template_id: string | null;
  sealed: Buffer;
  status: VisitStatus;
  status_reason: string | null;
  retry_in_ms: number | null;
  consent: StoredConsent | null;
  started_at: Date | null;
  time_zone: string | null;
  duration_ms: number;
  to_answer: number;
  to_check: number;
  signed_at: Date | null;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

/**
 * SQL expression: whole milliseconds until a visit's `retry_at`, 0 if it has passed; null if none is planned. At most
 * 20 days, so that no stored time is out of an integer's range, which would fail the whole statement.
 */
export const retryInMs = `case when retry_at is not null then ceil(
  extract(epoch from least(greatest(retry_at, now()), now() + interval '20 days') - now()) * 1000)::int end`;

/** SQL expression: a column of the visit's patient after all merges, if they belong to the visit's organization. */
function ofPatient(column: string): string {
  return `(select last.${column} from patients known join patients last on last.id = known.survivor_id
    where known.id = visits.patient_id and known.organization_id = visits.organization_id)`;
}

/** The columns of a `VisitRow`, without the token arrays. */
export const visitColumns = `id, owner_id, ${ofPatient("survivor_id")} as patient_id,
  ${ofPatient("sealed")} as patient_sealed, template_id, sealed, status, status_reason,
  ${retryInMs} as retry_in_ms, consent, started_at, time_zone, duration_ms, to_answer, to_check, signed_at, created_at, updated_at, deleted_at`;

/** Returns the context with which the vault seals and opens a visit's text. */
export const visitContext = (id: string): string => `visit:${id}`;

/** Returns the sealed values of a row, for `Vault.opener`. */
export const sealedIn = ({ sealed, patient_sealed }: VisitRow): (Buffer | null)[] => [sealed, patient_sealed];

/**
 * Converts a row to the API's visit. A visit without a title is named after its patient, if it has one. A patient whose
 * record is damaged does not make the visit unreadable, see `patient_unreadable`.
 */
export function toVisit(row: VisitRow, keys: Opener): Visit {
  const text = keys.openJson<VisitText>(row.sealed, visitContext(row.id));
  const { consent, patient_id } = row;
  const current = text.signed_patient === undefined ? patientOf(row, keys) : null;
  const isUnreadable = current === "unreadable";
  const patient = text.signed_patient ?? (isUnreadable ? null : current);
  const name = patient?.name ?? text.patient_name;
  const patient_name = isUnreadable ? nameOfUnreadable(name) : name;
  return {
    id: row.id,
    title: text.title ?? patient_name ?? untitledVisit,
    patient_id: patient || isUnreadable ? patient_id : null,
    patient,
    template_id: row.template_id,
    status: row.status,
    status_reason: row.status_reason,
    retry_in_ms: row.retry_in_ms,
    duration_ms: row.duration_ms,
    to_answer: row.to_answer,
    to_check: row.to_check,
    patient_name,
    ...(isUnreadable && { patient_unreadable: true as const }),
    reason: text.reason,
    ...(text.signed_patient !== undefined && { patient_signed: true as const }),
    ...(text.imported_file && row.status !== "signed" && { imported_file: text.imported_file }),
    amendments: text.amendments ?? [],
    time_zone: row.time_zone,
    consent: consent && { given: consent.given, method: consent.method, at: consent.at },
    started_at: row.started_at?.toISOString() ?? null,
    signed_at: row.signed_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  };
}
