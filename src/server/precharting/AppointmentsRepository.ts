import { type Appointment, type AppointmentPage, appointmentSchema } from "../../shared/precharting/appointment";
import { nameOfUnreadable, type VisitStatus } from "../../shared/visits/visit";
import { patientOf } from "../patients/patientText";
import type { Opener } from "../platform/crypto/KeySet";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import { readableRows, type RowLog } from "../platform/database/readableRows";
import type { Owner } from "../platform/http/currentUser";
import { type PageCursor, writeCursor } from "../platform/http/pageCursor";

/** The sealed content of an appointment. */
interface AppointmentText {
  patient_name: string;
  reason: string | null;
}

interface NewAppointment {
  owner: Owner;
  patientId: string | null;
  startsAt: string;
  text: AppointmentText;
}

/** What an update changes; absent fields stay. */
interface AppointmentChange {
  startsAt?: string;
  visitId?: string;
  patientId?: string | null;
  text: AppointmentText;
}

interface AppointmentRow {
  id: string;
  starts_at: Date;
  sealed: Buffer;
  patient_id: string | null;
  patient_sealed: Buffer | null;
  visit_id: string | null;
  visit_status: VisitStatus | null;
}

const context = (id: string): string => `appointment:${id}`;
/**
 * Selects appointments with their patients after all merges, and with id and status of their visits; null without a
 * visit or with a deleted one.
 */
const select = `select a.id, a.starts_at, a.sealed, v.id as visit_id, v.status as visit_status,
    p.id as patient_id, p.sealed as patient_sealed,
    to_char(a.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as cursor_time
  from appointments a left join visits v on v.id = a.visit_id and v.deleted_at is null
    left join patients known on known.id = a.patient_id and known.organization_id = a.organization_id
    left join patients p on p.id = known.survivor_id`;

/** Which appointments `list` returns; `after` is the start and id of the last one of the previous page. */
interface AppointmentFilter {
  from: Date;
  to: Date;
  after: PageCursor | null;
  limit: number;
}

/** SQL condition that an appointment is this owner's. $1 is their id, $2 their organization. */
const ownedBy = "a.owner_id = $1 and a.organization_id = $2";

/** Owns the `appointments` table. Every query is scoped to one clinician. */
export class AppointmentsRepository {
  constructor(
    private readonly db: Queryable,
    private readonly vault: Vault,
  ) {}

  /** Returns a page of the appointments in a range, in order of time. @param filter `to` is exclusive. */
  async list(owner: Owner, { from, to, after, limit }: AppointmentFilter, log: RowLog): Promise<AppointmentPage> {
    const { rows } = await this.db.query<AppointmentRow & { cursor_time: string }>(
      `${select} where ${ownedBy} and a.starts_at >= $3 and a.starts_at < $4
         and ($5::timestamptz is null or (a.starts_at, a.id) > ($5, $6::uuid))
       order by a.starts_at, a.id limit $7`,
      [owner.id, owner.organizationId, from, to, after?.time ?? null, after?.id ?? null, limit + 1],
    );
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    const read = { kind: "appointment", schema: appointmentSchema, log };
    const keys = await this.vault.opener(this.db, page.flatMap(sealedIn));
    const items = readableRows(page, (row) => toAppointment(row, keys), read);
    for (const { id: appointment, unreadable_patient_id: id } of items)
      if (id) log.error({ kind: "patient", id, appointment }, "A patient’s record cannot be read; see the appointment");
    return {
      items,
      next_cursor: last ? writeCursor({ time: last.cursor_time, id: last.id }) : null,
    };
  }

  /** Returns the appointment; null if it is not this clinician's. */
  async byId(owner: Owner, id: string): Promise<Appointment | null> {
    const { rows } = await this.db.query<AppointmentRow>(`${select} where ${ownedBy} and a.id = $3`, [
      owner.id,
      owner.organizationId,
      id,
    ]);
    return rows[0] ? toAppointment(rows[0], await this.vault.opener(this.db, sealedIn(rows[0]))) : null;
  }

  /** Locks the row until the transaction ends. @returns its text; null if it is not this clinician's. */
  async lock(owner: Owner, id: string): Promise<AppointmentText | null> {
    const { rows } = await this.db.query<{ sealed: Buffer }>(
      `select a.sealed from appointments a where ${ownedBy} and a.id = $3 for update`,
      [owner.id, owner.organizationId, id],
    );
    const sealed = rows[0]?.sealed;
    return sealed ? (await this.vault.opener(this.db, [sealed])).openJson<AppointmentText>(sealed, context(id)) : null;
  }

  async insert(id: string, { owner, patientId, startsAt, text }: NewAppointment): Promise<void> {
    const key = await this.vault.organizationKey(this.db, owner.organizationId);
    await this.db.query(
      `insert into appointments (id, organization_id, owner_id, patient_id, starts_at, sealed)
       values ($1, $2, $3, $4, $5, $6)`,
      [id, owner.organizationId, owner.id, patientId, startsAt, key.sealJson(text, context(id))],
    );
  }

  /**
   * Replaces the text, and start, visit and patient (null for none) if given. Call it after `lock`, in the same
   * transaction.
   */
  async update(owner: Owner, id: string, { startsAt, visitId, patientId, text }: AppointmentChange): Promise<void> {
    const key = await this.vault.organizationKey(this.db, owner.organizationId);
    await this.db.query(
      `update appointments set starts_at = coalesce($2, starts_at), visit_id = coalesce($3, visit_id), sealed = $4,
         patient_id = case when $5 then $6 else patient_id end, updated_at = now() where id = $1`,
      [
        id,
        startsAt ?? null,
        visitId ?? null,
        key.sealJson(text, context(id)),
        patientId !== undefined,
        patientId ?? null,
      ],
    );
  }

  /** Deletes the appointment. @returns false if it is not this clinician's. */
  async remove(owner: Owner, id: string): Promise<boolean> {
    const { rowCount } = await this.db.query(`delete from appointments a where ${ownedBy} and a.id = $3`, [
      owner.id,
      owner.organizationId,
      id,
    ]);
    return rowCount > 0;
  }

  /** Returns the ids of the patients of an owner's appointments. */
  async patientsOf(ownerId: string): Promise<string[]> {
    const { rows } = await this.db.query<{ id: string }>(
      "select distinct patient_id as id from appointments where owner_id = $1 and patient_id is not null",
      [ownerId],
    );
    return rows.map(({ id }) => id);
  }

  /** Replaces a patient in all appointments of an owner; null for none. */
  async changePatient(ownerId: string, patientId: string, newPatientId: string | null): Promise<void> {
    await this.db.query("update appointments set patient_id = $3 where owner_id = $1 and patient_id = $2", [
      ownerId,
      patientId,
      newPatientId,
    ]);
  }

  /** Moves all appointments of a clinician to another organization. */
  async moveAll(ownerId: string, organizationId: string): Promise<void> {
    const { rows } = await this.db.query<{ id: string; sealed: Buffer }>(
      "select id, sealed from appointments where owner_id = $1 for update",
      [ownerId],
    );
    const sealed = await this.vault.resealFor(this.db, organizationId, rows, context);
    await this.db.query(
      `update appointments set organization_id = $1, sealed = moved.sealed
       from unnest($2::uuid[], $3::bytea[]) as moved (id, sealed) where appointments.id = moved.id`,
      [organizationId, rows.map(({ id }) => id), sealed],
    );
  }

  /** Gives all appointments of a clinician to another one. */
  async giveAll(ownerId: string, successorId: string): Promise<void> {
    await this.db.query("update appointments set owner_id = $2 where owner_id = $1", [ownerId, successorId]);
  }
}

/** Returns the sealed values of a row, for `Vault.opener`. */
const sealedIn = ({ sealed, patient_sealed }: AppointmentRow): (Buffer | null)[] => [sealed, patient_sealed];

/** Converts a row. A patient whose record is damaged does not make the appointment unreadable. */
function toAppointment(row: AppointmentRow, keys: Opener): Appointment {
  const { id, starts_at, sealed, visit_id, visit_status, patient_id } = row;
  const { patient_name, reason } = keys.openJson<AppointmentText>(sealed, context(id));
  const patient = patientOf(row, keys);
  const isUnreadable = patient === "unreadable";
  return {
    id,
    starts_at: starts_at.toISOString(),
    patient: isUnreadable ? null : patient,
    patient_name: isUnreadable ? nameOfUnreadable(patient_name) : (patient?.name ?? patient_name),
    ...(isUnreadable && patient_id !== null && { unreadable_patient_id: patient_id }),
    reason,
    visit: visit_id === null || visit_status === null ? null : { id: visit_id, status: visit_status },
  };
}
