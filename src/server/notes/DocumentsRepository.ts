import type { z } from "zod";
import {
  type VisitDocument,
  type documentListSchema,
  documentSchema,
  type DocumentVersion,
  type documentVersionsSchema,
} from "../../shared/notes/document";
import type { Opener } from "../platform/crypto/KeySet";
import type { Template } from "../../shared/templates/template";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import { readableRows, type RowLog } from "../platform/database/readableRows";
import { type PageCursor, writeCursor } from "../visits/visitFilter";
import { type DocumentContent, documentContext } from "./documentContent";

interface DocumentRow {
  id: string;
  visit_id: string;
  template_id: string;
  template_version: number;
  replaces: string | null;
  status: VisitDocument["status"];
  version: number;
  drafting: boolean;
  engine: string;
  fallback_reason: string | null;
  created_at: Date;
  signed_at: Date | null;
  signed_by: string | null;
  v_version: number;
  v_sealed: Buffer;
  v_saved_at: Date;
  v_signed: boolean;
}

interface NewDocument {
  visitId: string;
  template: Pick<Template, "id" | "version">;
  engine: string;
  content: DocumentContent;
}

interface NewVersion {
  content: DocumentContent;
  cause: DocumentVersion["cause"];
  savedBy: string;
  signed?: boolean;
}

const selectDocument = `select n.*, v.version as v_version, v.sealed as v_sealed, v.saved_at as v_saved_at, v.signed as v_signed,
  to_char(n.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at_us
  from notes n join note_versions v on v.note_id = n.id`;

/** A page of notes; `after` is the creation time and id of the last note of the previous page. */
interface DocumentsFilter {
  after: PageCursor | null;
  limit: number;
}

/** Maximum number of notes loaded for an event stream, which then sends those that changed. */
const maxDocuments = 100;

/** Owns `notes` and `note_versions`. Callers check who owns the visit (`requireVisit`). */
export class DocumentsRepository {
  constructor(
    private readonly db: Queryable,
    private readonly vault: Vault,
  ) {}

  /**
   * Returns the note at its newest version; null if there is no such note. `lock` locks the note's row until the
   * transaction ends.
   */
  async byId(id: string, { lock = false } = {}): Promise<VisitDocument | null> {
    return this.one(`${selectDocument} and v.version = n.version where n.id = $1 ${lock ? "for update of n" : ""}`, [
      id,
    ]);
  }

  /** Returns the id of the note's visit; null if there is no such note. */
  async visitIdOf(id: string): Promise<string | null> {
    const { rows } = await this.db.query<{ visit_id: string }>("select visit_id from notes where id = $1", [id]);
    return rows[0]?.visit_id ?? null;
  }

  /** Returns the note at a version; null if the note or the version does not exist. */
  async byVersion(id: string, version: number): Promise<VisitDocument | null> {
    return this.one(`${selectDocument} where n.id = $1 and v.version = $2`, [id, version]);
  }

  /** Returns the newest 100 notes of a visit, newest first. Rows that cannot be read are logged and left out. */
  async listByVisit(visitId: string, log: RowLog): Promise<VisitDocument[]> {
    return (await this.pageOfVisit(visitId, { after: null, limit: maxDocuments }, log)).items;
  }

  /** Returns a page of a visit's notes, superseded ones included, newest first. Rows that cannot be read are logged. */
  async pageOfVisit(
    visitId: string,
    { after, limit }: DocumentsFilter,
    log: RowLog,
  ): Promise<z.infer<typeof documentListSchema>> {
    const { rows } = await this.db.query<DocumentRow & { created_at_us: string }>(
      `${selectDocument} and v.version = n.version where n.visit_id = $1
         and ($2::timestamptz is null or (n.created_at, n.id) < ($2, $3::uuid))
       order by n.created_at desc, n.id desc limit $4`,
      [visitId, after?.createdAt ?? null, after?.id ?? null, limit + 1],
    );
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    const keys = await this.vault.opener(
      this.db,
      page.map((row) => row.v_sealed),
    );
    return {
      items: readableRows(page, (row) => toDocument(row, keys), { what: "note", schema: documentSchema, log }),
      next_cursor: last ? writeCursor({ createdAt: last.created_at_us, id: last.id }) : null,
    };
  }

  /**
   * Returns the visit's newest note that is not superseded, which can still be being drafted; null if there is none. A
   * note whose draft failed is superseded too.
   */
  async newestByVisit(visitId: string): Promise<VisitDocument | null> {
    return this.one(
      `${selectDocument} and v.version = n.version where n.visit_id = $1 and n.status <> 'superseded'
       order by n.created_at desc, n.id desc limit 1`,
      [visitId],
    );
  }

  /**
   * Returns the note that a draft starts from: the newest that is neither superseded nor being drafted; null if there
   * is none. Locks the note's row until the transaction ends.
   */
  async newestCompleteByVisit(visitId: string): Promise<VisitDocument | null> {
    return this.one(
      `${selectDocument} and v.version = n.version where n.visit_id = $1 and n.status <> 'superseded' and not n.drafting
       order by n.created_at desc, n.id desc limit 1 for update of n`,
      [visitId],
    );
  }

  /** Returns a page of a note's versions, newest first. @param cursor the last version of the previous page. */
  async versions(
    id: string,
    cursor: string | undefined,
    limit: number,
  ): Promise<z.infer<typeof documentVersionsSchema>> {
    const before = cursor === undefined || !/^\d{1,9}$/.test(cursor) ? null : Number(cursor);
    const { rows } = await this.db.query<Omit<DocumentVersion, "saved_at"> & { saved_at: Date }>(
      `select version, saved_at, saved_by, cause, signed from note_versions
       where note_id = $1 and ($2::int is null or version < $2) order by version desc limit $3`,
      [id, before, limit + 1],
    );
    const items = rows.slice(0, limit).map((row) => ({ ...row, saved_at: row.saved_at.toISOString() }));
    return { items, next_cursor: rows.length > limit ? String(items.at(-1)?.version) : null };
  }

  /** Inserts a note whose version 1 is being drafted. Returns its id. */
  async create(note: NewDocument): Promise<string> {
    const { rows } = await this.db.query<{ id: string }>(
      // now() would give two notes of one transaction the same time
      `insert into notes (visit_id, template_id, template_version, engine, created_at)
       values ($1, $2, $3, $4, clock_timestamp()) returning id`,
      [note.visitId, note.template.id, note.template.version, note.engine],
    );
    const id = rows[0]?.id ?? "";
    await this.insertVersion(note.visitId, id, 1, { content: note.content, cause: "draft", savedBy: "Chartside" });
    return id;
  }

  /**
   * Overwrites the content of `version`, which the caller knows to be the newest. The database rejects this for a
   * signed version.
   */
  async rewriteNewest(id: string, version: number, content: DocumentContent): Promise<void> {
    const key = await this.vault.key(this.db, "visit", (await this.visitIdOf(id)) ?? id);
    await this.db.query("update note_versions set sealed = $3, saved_at = now() where note_id = $1 and version = $2", [
      id,
      version,
      key.sealJson(content, documentContext(id, version)),
    ]);
  }

  /**
   * Adds `version`, the number after the newest, and makes it the newest. The caller holds the lock on the note's row.
   */
  async addVersion(id: string, version: number, next: NewVersion): Promise<void> {
    await this.insertVersion((await this.visitIdOf(id)) ?? id, id, version, next);
    await this.db.query("update notes set version = $2 where id = $1", [id, version]);
  }

  /** Marks the draft of a note as complete, and stores the engine that wrote it and the note that it replaces. */
  async finishDraft(id: string, { engine, replaces }: Pick<VisitDocument, "engine" | "replaces">): Promise<void> {
    await this.db.query(
      "update notes set drafting = false, engine = $2, fallback_reason = $3, replaces = $4 where id = $1",
      [id, engine.name, engine.fallback_reason, replaces],
    );
  }

  /** Marks a draft note as superseded; a signed note is unchanged. */
  async supersede(id: string): Promise<void> {
    await this.db.query("update notes set status = 'superseded', drafting = false where id = $1 and status = 'draft'", [
      id,
    ]);
  }

  /** Makes a superseded note a draft again. */
  async reinstate(id: string): Promise<void> {
    await this.db.query("update notes set status = 'draft' where id = $1 and status = 'superseded'", [id]);
  }

  /** Marks a note as signed now by `signedBy`, a display name. */
  async markSigned(id: string, signedBy: string): Promise<void> {
    await this.db.query("update notes set status = 'signed', signed_at = now(), signed_by = $2 where id = $1", [
      id,
      signedBy,
    ]);
  }

  private async insertVersion(visitId: string, id: string, version: number, next: NewVersion): Promise<void> {
    const key = await this.vault.key(this.db, "visit", visitId);
    await this.db.query(
      "insert into note_versions (note_id, version, sealed, cause, saved_by, signed) values ($1, $2, $3, $4, $5, $6)",
      [
        id,
        version,
        key.sealJson(next.content, documentContext(id, version)),
        next.cause,
        next.savedBy,
        next.signed ?? false,
      ],
    );
  }

  private async one(sql: string, values: readonly unknown[]): Promise<VisitDocument | null> {
    const { rows } = await this.db.query<DocumentRow>(sql, values);
    return rows[0] ? toDocument(rows[0], await this.vault.opener(this.db, [rows[0].v_sealed])) : null;
  }
}

/** Opens a version. An older version that was not signed has the status `draft`, even if the note is signed. */
function toDocument(row: DocumentRow, keys: Opener): VisitDocument {
  const content = keys.openJson<DocumentContent>(row.v_sealed, documentContext(row.id, row.v_version));
  const isNewest = row.v_version === row.version;
  const signed = row.v_signed;
  return {
    id: row.id,
    visit_id: row.visit_id,
    version: row.v_version,
    status: isNewest || signed ? row.status : row.status === "signed" ? "draft" : row.status,
    template_id: row.template_id,
    template_version: row.template_version,
    replaces: row.replaces,
    engine: { name: row.engine, fallback_reason: row.fallback_reason },
    drafting: row.drafting && isNewest,
    saved_at: row.v_saved_at.toISOString(),
    created_at: row.created_at.toISOString(),
    signed_at: signed ? (row.signed_at?.toISOString() ?? null) : null,
    signed_by: signed ? row.signed_by : null,
    ...content,
  };
}
