import { AppError } from "../../shared/errors";
import type { Consent, Visit, VisitPage, VisitStatus } from "../../shared/visits/visit";
import type { Vault } from "../platform/crypto/vault";
import type { Queryable } from "../platform/database/database";
import { prefixTokens, queryTokens } from "./searchTokens";
import { type VisitFilter, writeCursor } from "./visitQuery";
import { toVisit, visitColumns, visitContext, type VisitRow, type VisitText } from "./visitRow";

export interface NewVisit {
  id: string;
  organizationId: string;
  ownerId: string;
  patientId: string | null;
  templateId: string;
  text: VisitText;
  consent: Consent | null;
  /** Null until its first take begins. */
  startedAt: string | null;
}

/** How long a deleted visit can be brought back. */
export const restoreMinutes = 10;

/** The only code that writes the descriptive part of `visits`; statuses move by `setVisitStatus`. */
export class VisitsRepository {
  constructor(
    private readonly db: Queryable,
    private readonly vault: Vault,
  ) {}

  /** The visit, also while it is deleted and can be restored. Whose it is must be known already. */
  async byId(id: string): Promise<Visit | null> {
    const { rows } = await this.db.query<VisitRow>(`select ${visitColumns} from visits where id = $1`, [id]);
    return rows[0] ? toVisit(rows[0], this.vault) : null;
  }

  /** @throws {AppError} `not_found`. */
  async get(id: string): Promise<Visit> {
    const visit = await this.byId(id);
    if (!visit) throw new AppError("not_found", "This session was not found. It may have been deleted.");
    return visit;
  }

  /** @returns false when a visit with this id is there already, whoever's it is. */
  async insert(visit: NewVisit): Promise<boolean> {
    const { rowCount } = await this.db.query(
      `insert into visits (id, organization_id, owner_id, patient_id, template_id, sealed, search_tokens, consent,
         started_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (id) do nothing`,
      [
        visit.id,
        visit.organizationId,
        visit.ownerId,
        visit.patientId,
        visit.templateId,
        ...this.sealed(visit.id, visit.text),
        this.kept(visit.consent, visit.ownerId),
        visit.startedAt,
      ],
    );
    return rowCount > 0;
  }

  /** A page of the owner's visits, newest first. Only the rows of the page are opened. */
  async list(ownerId: string, filter: VisitFilter): Promise<VisitPage> {
    const values: unknown[] = [ownerId];
    const value = (item: unknown): string => `$${values.push(item)}`;
    const where = ["owner_id = $1", "deleted_at is null"];
    if (filter.statuses) where.push(`status = any(${value(filter.statuses)})`);
    if (filter.patientId) where.push(`patient_id = ${value(filter.patientId)}`);
    if (filter.from) where.push(`created_at >= ${value(filter.from)}`);
    if (filter.to) where.push(`created_at < ${value(filter.to)}`);
    if (filter.after)
      where.push(`(created_at, id) < (${value(filter.after.createdAt)}::timestamptz, ${value(filter.after.id)}::uuid)`);
    for (const { prefix, spoken } of queryTokens(this.vault, filter.q ?? "")) {
      where.push(
        `(search_tokens @> array[${value(prefix)}]::bigint[] or transcript_tokens @> array[${value(spoken)}]::bigint[])`,
      );
    }
    const { rows } = await this.db.query<VisitRow & { place: string }>(
      `select ${visitColumns}, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
       from visits where ${where.join(" and ")} order by created_at desc, id desc limit ${value(filter.limit + 1)}`,
      values,
    );
    const page = rows.slice(0, filter.limit);
    const last = rows.length > filter.limit ? page.at(-1) : undefined;
    return {
      items: page.map((row) => toVisit(row, this.vault)),
      next_cursor: last ? writeCursor({ createdAt: last.place, id: last.id }) : null,
    };
  }

  /** The text of a visit as the clinician gave it, for a change of part of it. */
  async textOf(id: string): Promise<VisitText> {
    const { rows } = await this.db.query<{ sealed: Buffer }>("select sealed from visits where id = $1", [id]);
    return this.vault.openJson<VisitText>(rows[0]?.sealed ?? Buffer.alloc(0), visitContext(id));
  }

  async setText(id: string, text: VisitText): Promise<void> {
    await this.db.query("update visits set sealed = $2, search_tokens = $3, updated_at = now() where id = $1", [
      id,
      ...this.sealed(id, text),
    ]);
  }

  async setTemplate(id: string, templateId: string): Promise<void> {
    await this.db.query("update visits set template_id = $2, updated_at = now() where id = $1", [id, templateId]);
  }

  async setPatient(id: string, patientId: string | null): Promise<void> {
    await this.db.query("update visits set patient_id = $2, updated_at = now() where id = $1", [id, patientId]);
  }

  /** Consent once given stays as it was noted; a refusal, a withdrawal and a change of mind replace the answer before. */
  async setConsent(id: string, consent: Consent, notedBy: string): Promise<void> {
    await this.db.query(
      `update visits set consent = $2, updated_at = now()
       where id = $1 and (consent is null or consent->'given' is distinct from ($2::jsonb)->'given')`,
      [id, this.kept(consent, notedBy)],
    );
  }

  /** The template of the owner's newest visit; null before the first. */
  async lastTemplate(ownerId: string): Promise<string | null> {
    const { rows } = await this.db.query<{ template_id: string }>(
      `select template_id from visits where owner_id = $1 and deleted_at is null and template_id is not null
       order by created_at desc, id desc limit 1`,
      [ownerId],
    );
    return rows[0]?.template_id ?? null;
  }

  /** True while sound comes in, or came in the last hour and the recorder has not said that it stopped. */
  async isBeingRecorded(id: string, status: VisitStatus): Promise<boolean> {
    if (status !== "recording" && status !== "paused") return false;
    const { rows } = await this.db.query(
      `select 1 from takes where visit_id = $1 and state = 'recording'
       and coalesce(last_part_at, created_at) > now() - interval '1 hour'`,
      [id],
    );
    return rows.length > 0;
  }

  async markDeleted(id: string): Promise<void> {
    await this.db.query("update visits set deleted_at = now(), updated_at = now() where id = $1", [id]);
  }

  /** @returns false when the visit is not this owner's, or was deleted too long ago. */
  async restore(id: string, ownerId: string): Promise<boolean> {
    const { rowCount } = await this.db.query(
      `update visits set deleted_at = null, updated_at = now() where id = $1 and owner_id = $2
       and (deleted_at is null or deleted_at > now() - make_interval(mins => $3))`,
      [id, ownerId, restoreMinutes],
    );
    return rowCount > 0;
  }

  private sealed(id: string, text: VisitText): [sealed: Buffer, tokens: string[]] {
    const tokens = prefixTokens(this.vault, [text.title, text.patient_name, text.reason]);
    return [this.vault.sealJson(text, visitContext(id)), tokens];
  }

  private kept(consent: Consent | null, notedBy: string): string | null {
    return consent && JSON.stringify({ ...consent, noted_by: notedBy, noted_at: new Date().toISOString() });
  }
}
