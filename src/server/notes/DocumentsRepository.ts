import { z } from "zod";
import {
  type DocumentKind,
  type VisitDocument,
  type documentListSchema,
  type DocumentVersion,
  type documentVersionsSchema,
} from "../../shared/notes/document";
import { addUse, type ModelUse, noUse } from "../../shared/notes/modelUse";
import type { Template } from "../../shared/templates/template";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import { readableRows, type RowLog } from "../platform/database/readableRows";
import { type PageCursor, writeCursor } from "../platform/http/pageCursor";
import { documentContext } from "../visits/documentContext";
import type { DocumentContent } from "./documentContent";
import type { GrownDraft } from "./growing/growthInput";
import {
  authorContext,
  authorOf,
  basisContext,
  type DocumentRow,
  signerContext,
  toAnyDocument,
  toDocument,
  toDocuments,
  toVersions,
  type VersionRow,
} from "./documentRow";

interface NewDocument {
  visitId: string;
  kind: DocumentKind;
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

const selectDocument = `select d.*, v.version as v_version, v.sealed as v_sealed, v.saved_at as v_saved_at, v.signed as v_signed,
  v.cause as v_cause,
  to_char(d.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at_us
  from documents d join document_versions v on v.document_id = d.id`;

/** Selects the newest document of visit $1 and kind $2 that meets a condition. */
const newestOfKind = (condition: string): string =>
  `${selectDocument} and v.version = d.version where d.visit_id = $1 and d.kind = $2 and ${condition}
   order by d.created_at desc, d.id desc limit 1`;

/**
 * A page of documents of one kind, or of all; `after` is the creation time and id of the last document of the previous
 * page.
 */
interface DocumentsFilter {
  kind?: DocumentKind | undefined;
  after: PageCursor | null;
  limit: number;
}

/** Owns `documents` and `document_versions`. Callers check who owns the visit (`requireVisit`). */
export class DocumentsRepository {
  constructor(
    private readonly db: Queryable,
    private readonly vault: Vault,
  ) {}

  /**
   * Returns the document at its newest version; null if there is no such document. `lock` locks the document's row
   * until the transaction ends. `unreadable` returns a document whose text cannot be read as `unreadable`, without
   * text; otherwise this throws.
   * @throws {UnreadableError} if it is damaged or its key is missing.
   */
  async byId(id: string, { lock = false, unreadable = false } = {}): Promise<VisitDocument | null> {
    const sql = `${selectDocument} and v.version = d.version where d.id = $1 ${lock ? "for update of d" : ""}`;
    return this.one(sql, [id], unreadable ? toAnyDocument : toDocument);
  }

  /** Returns a document as `byId` does. One that cannot be read is logged and returned as `unreadable`. */
  async readById(id: string, log: RowLog): Promise<VisitDocument | null> {
    return (await this.all(`${selectDocument} and v.version = d.version where d.id = $1`, [id], log))[0] ?? null;
  }

  /**
   * Returns the id of the document's visit; null if there is no such document, or none of this organization if one is
   * given.
   */
  async visitIdOf(id: string, organizationId: string | null = null): Promise<string | null> {
    const { rows } = await this.db.query<{ visit_id: string }>(
      "select visit_id from documents where id = $1 and ($2::uuid is null or organization_id = $2)",
      [id, organizationId],
    );
    return rows[0]?.visit_id ?? null;
  }

  /** Returns the document at a version; null if the document or the version does not exist. */
  async byVersion(id: string, version: number): Promise<VisitDocument | null> {
    return this.one(`${selectDocument} where d.id = $1 and v.version = $2`, [id, version]);
  }

  /** Returns the document as it was drafted last, before people edited it; null if that version is not kept. */
  async newestDraft(id: string): Promise<VisitDocument | null> {
    return this.one(`${selectDocument} where d.id = $1 and v.cause = 'draft' order by v.version desc limit 1`, [id]);
  }

  /**
   * Returns a page of a visit's documents, superseded ones included, newest first. Documents that cannot be read are
   * logged and returned as `unreadable`.
   */
  async pageOfVisit(
    visitId: string,
    { kind, after, limit }: DocumentsFilter,
    log: RowLog,
  ): Promise<z.infer<typeof documentListSchema>> {
    const { rows } = await this.db.query<DocumentRow & { created_at_us: string }>(
      `${selectDocument} and v.version = d.version where d.visit_id = $1
         and ($2::timestamptz is null or (d.created_at, d.id) < ($2, $3::uuid)) and ($5::text is null or d.kind = $5)
       order by d.created_at desc, d.id desc limit $4`,
      [visitId, after?.time ?? null, after?.id ?? null, limit + 1, kind ?? null],
    );
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    const keys = await this.vault.opener(
      this.db,
      page.map((row) => row.v_sealed),
    );
    return {
      items: toDocuments(page, keys, log),
      next_cursor: last ? writeCursor({ time: last.created_at_us, id: last.id }) : null,
    };
  }

  /**
   * Returns the newest document of each kind, also if it is still being drafted; the note first. Superseded documents
   * and those whose draft failed are left out. Documents that cannot be read are logged and returned as `unreadable`.
   */
  async currentByVisit(visitId: string, log: RowLog): Promise<VisitDocument[]> {
    return this.newestOfEachKind(visitId, ["draft", "signed"], log);
  }

  /**
   * Returns the newest signed document of each kind, the note first. Documents that cannot be read are logged and
   * returned as `unreadable`.
   */
  async signedByVisit(visitId: string, log: RowLog): Promise<VisitDocument[]> {
    return this.newestOfEachKind(visitId, ["signed"], log);
  }

  /** Returns who signed the notes of visits, by id of the visit; a signer who cannot be read is left out and logged. */
  async signersOf(visitIds: readonly string[], log: RowLog): Promise<Map<string, string>> {
    const { rows } = await this.db.query<{ id: string; visitId: string; signedBy: Buffer }>(
      `select distinct on (visit_id) id, visit_id as "visitId", signed_by as "signedBy" from documents
       where visit_id = any($1::uuid[]) and kind = 'note' and status = 'signed' and signed_by is not null
       order by visit_id, created_at desc, id desc`,
      [visitIds],
    );
    const keys = await this.vault.opener(
      this.db,
      rows.map(({ signedBy }) => signedBy),
    );
    const signers = readableRows(
      rows,
      ({ id, visitId, signedBy }): [string, string] => [visitId, keys.open(signedBy, signerContext(id)).toString()],
      { kind: "signer", schema: z.tuple([z.string(), z.string()]), log },
    );
    return new Map(signers);
  }

  /**
   * Returns the documents whose draft failed, if no other draft of their kind was requested since. Documents that
   * cannot be read are logged and returned as `unreadable`.
   */
  async failedByVisit(visitId: string, log: RowLog): Promise<VisitDocument[]> {
    const sql = `${selectDocument} and v.version = d.version where d.visit_id = $1 and d.status = 'failed'`;
    return this.all(sql, [visitId], log);
  }

  /**
   * Returns the newest document of a kind, as `currentByVisit` does, but does not log one that cannot be read
   * (`unreadable`); null if there is none.
   */
  async currentOfKind(visitId: string, kind: DocumentKind): Promise<VisitDocument | null> {
    return this.one(newestOfKind("d.status in ('draft', 'signed')"), [visitId, kind], toAnyDocument);
  }

  /**
   * Returns the document that a draft of its kind starts from: the newest one of `currentByVisit` that is not being
   * drafted, even if it is `unreadable`; null if there is none. Locks the document's row until the transaction ends.
   */
  async completeOfKind(visitId: string, kind: DocumentKind): Promise<VisitDocument | null> {
    const sql = newestOfKind("d.status in ('draft', 'signed') and not d.drafting");
    return this.one(`${sql} for update of d`, [visitId, kind], toAnyDocument);
  }

  /**
   * Returns the newest superseded document of a kind that was drafted with a template; null if there is none, or if it
   * cannot be read, which is logged.
   */
  async formerWithTemplate(visitId: string, kind: DocumentKind, templateId: string, log: RowLog) {
    const sql = newestOfKind("d.status = 'superseded' and not d.drafting and d.template_id = $3");
    const [former] = await this.all(sql, [visitId, kind, templateId], log);
    return former && !former.unreadable ? former : null;
  }

  /**
   * Returns a page of a document's versions, newest first. Rows that cannot be read are left out and logged.
   * @param cursor the number of the last version of the previous page; any other text is ignored.
   */
  async versions(
    id: string,
    { cursor, limit }: { cursor?: string | undefined; limit: number },
    log: RowLog,
  ): Promise<z.infer<typeof documentVersionsSchema>> {
    const before = cursor === undefined || !/^\d{1,9}$/.test(cursor) ? null : Number(cursor);
    const { rows } = await this.db.query<VersionRow>(
      `select document_id || '/' || version as id, version, saved_at, saved_by, cause, signed from document_versions
       where document_id = $1 and ($2::int is null or version < $2) order by version desc limit $3`,
      [id, before, limit + 1],
    );
    const page = rows.slice(0, limit);
    const keys = await this.vault.opener(this.db, page.map(authorOf));
    const items = toVersions(page, id, keys, log);
    return { items, next_cursor: rows.length > limit ? String(page.at(-1)?.version) : null };
  }

  /** Inserts a document whose version 1 is being drafted. Returns its id. */
  async create(made: NewDocument): Promise<string> {
    const { rows } = await this.db.query<{ id: string }>(
      // now() would give two documents of one transaction the same time
      `insert into documents (visit_id, kind, template_id, template_version, engine, created_at)
       values ($1, $2, $3, $4, $5, clock_timestamp()) returning id`,
      [made.visitId, made.kind, made.template.id, made.template.version, made.engine],
    );
    const id = rows[0]?.id ?? "";
    await this.insertVersion(made.visitId, id, 1, { content: made.content, cause: "draft", savedBy: "Chartside" });
    return id;
  }

  /**
   * Overwrites the content of `version`, which the caller knows to be the newest. The database rejects this for a
   * signed version.
   */
  async rewriteNewest(id: string, version: number, content: DocumentContent): Promise<void> {
    const key = await this.vault.key(this.db, "visit", (await this.visitIdOf(id)) ?? id);
    await this.db.query(
      "update document_versions set sealed = $3, saved_at = now() where document_id = $1 and version = $2",
      [id, version, key.sealJson(content, documentContext(id, version))],
    );
  }

  /**
   * Adds `version`, the number after the newest, and makes it the newest. The caller holds the lock on the document's
   * row.
   */
  async addVersion(id: string, version: number, next: NewVersion): Promise<void> {
    await this.insertVersion((await this.visitIdOf(id)) ?? id, id, version, next);
    await this.db.query("update documents set version = $2 where id = $1", [id, version]);
  }

  /**
   * Marks the draft of a document as complete, and stores the engine that wrote it, the document that it replaces, and
   * the note that it was drafted from.
   */
  async finishDraft(id: string, made: Pick<VisitDocument, "engine" | "replaces" | "rests_on">): Promise<void> {
    const { engine, replaces, rests_on: basis } = made;
    const key = await this.vault.key(this.db, "visit", (await this.visitIdOf(id)) ?? id);
    await this.db.query(
      "update documents set drafting = false, engine = $2, fallback_reason = $3, replaces = $4, rests_on = $5 where id = $1",
      [id, engine.name, engine.fallback_reason, replaces, basis ? key.sealJson(basis, basisContext(id)) : null],
    );
  }

  /**
   * Marks a draft document as superseded; a signed document is unchanged. Does not change what `isComplete` returns.
   */
  async supersede(id: string): Promise<void> {
    await this.db.query("update documents set status = 'superseded' where id = $1 and status = 'draft'", [id]);
  }

  /** Returns whether the draft of a document was completed. A growing note never is. */
  async isComplete(id: string): Promise<boolean> {
    const sql = "select not drafting and grown_ms is null as complete from documents where id = $1";
    const { rows } = await this.db.query<{ complete: boolean }>(sql, [id]);
    return rows[0]?.complete === true;
  }

  /**
   * Returns how much speech a growing note was drafted from, in milliseconds (null if the document is not a growing
   * note), what it was drafted with (sealed, see `openGrowthInput`), and whether a person is editing it.
   */
  async growthOf(id: string): Promise<{ grownMs: number | null; from: Buffer | null; isHeld: boolean }> {
    const { rows } = await this.db.query<{ grownMs: number | null; from: Buffer | null; isHeld: boolean }>(
      `select grown_ms as "grownMs", grown_from as "from", coalesce(held_until > now(), false) as "isHeld"
       from documents where id = $1`,
      [id],
    );
    return rows[0] ?? { grownMs: null, from: null, isHeld: false };
  }

  /** Marks a document as a growing note with this draft. `from` is what `sealGrowthInput` returned. */
  async setGrown(id: string, { grownMs, from, engine, template }: GrownDraft): Promise<void> {
    await this.db.query(
      `update documents set drafting = false, grown_ms = $2, engine = $3, template_id = $4, template_version = $5,
         grown_from = $6 where id = $1`,
      [id, grownMs, engine, template.id, template.version, from],
    );
  }

  /** Prevents a growing note from being drafted again in the next `seconds`, because a person edits it. */
  async hold(id: string, seconds: number): Promise<void> {
    const sql = "update documents set held_until = now() + make_interval(secs => $2) where id = $1";
    await this.db.query(sql, [id, seconds]);
  }

  /**
   * Deletes the drafted versions of a growing note, except those among its newest `keep` versions, on which a save can
   * still be based.
   */
  async dropGrownVersions(id: string, keep: number): Promise<void> {
    await this.db.query(
      `delete from document_versions v using documents d
       where d.id = $1 and d.grown_ms is not null and v.document_id = d.id and v.cause = 'draft'
         and not v.signed and v.version <= d.version - $2`,
      [id, keep],
    );
  }

  /** Marks a superseded document as one whose draft failed. */
  async markFailed(id: string): Promise<void> {
    await this.db.query("update documents set status = 'failed' where id = $1 and status = 'superseded'", [id]);
  }

  /** Marks the documents of a kind whose draft failed as superseded. @returns their ids. */
  async supersedeFailed(visitId: string, kind: DocumentKind): Promise<string[]> {
    const { rows } = await this.db.query<{ id: string }>(
      "update documents set status = 'superseded' where visit_id = $1 and kind = $2 and status = 'failed' returning id",
      [visitId, kind],
    );
    return rows.map(({ id }) => id);
  }

  /** Deletes all documents of a kind of a visit with their versions. @returns their ids. */
  async deleteKind(visitId: string, kind: DocumentKind): Promise<string[]> {
    const { rows } = await this.db.query<{ id: string }>(
      "delete from documents where visit_id = $1 and kind = $2 returning id",
      [visitId, kind],
    );
    return rows.map(({ id }) => id);
  }

  /** Makes a superseded document a draft again. */
  async reinstate(id: string): Promise<void> {
    await this.db.query("update documents set status = 'draft' where id = $1 and status = 'superseded'", [id]);
  }

  /** Marks a document as signed now by `signedBy`, a display name. */
  async markSigned(id: string, signedBy: string): Promise<void> {
    const key = await this.vault.key(this.db, "visit", (await this.visitIdOf(id)) ?? id);
    await this.db.query("update documents set status = 'signed', signed_at = now(), signed_by = $2 where id = $1", [
      id,
      key.seal(Buffer.from(signedBy), signerContext(id)),
    ]);
  }

  private async insertVersion(visitId: string, id: string, version: number, next: NewVersion): Promise<void> {
    const key = await this.vault.key(this.db, "visit", visitId);
    await this.db.query(
      "insert into document_versions (document_id, version, sealed, cause, saved_by, signed) values ($1, $2, $3, $4, $5, $6)",
      [
        id,
        version,
        key.sealJson(next.content, documentContext(id, version)),
        next.cause,
        key.seal(Buffer.from(next.savedBy), authorContext(id, version)),
        next.signed ?? false,
      ],
    );
  }

  /** Adds the use of a language model to the document's use so far. Waits for the lock on the document's row. */
  async addModelUse(id: string, use: ModelUse): Promise<void> {
    const sum = addUse((await this.lockedModelUse(id)) ?? noUse, use);
    await this.db.query("update documents set model_use = $2 where id = $1", [id, JSON.stringify(sum)]);
  }

  /** Moves the use of language models for a growing note to the draft that replaces it. */
  async moveModelUse(from: string, to: string): Promise<void> {
    const use = await this.lockedModelUse(from);
    if (!use) return;
    await this.addModelUse(to, use);
    await this.db.query("update documents set model_use = null where id = $1", [from]);
  }

  private async lockedModelUse(id: string): Promise<ModelUse | null> {
    const sql = "select model_use from documents where id = $1 for update";
    const { rows } = await this.db.query<{ model_use: ModelUse | null }>(sql, [id]);
    return rows[0]?.model_use ?? null;
  }

  /** Returns the newest document of each kind among those with these statuses, the note first. */
  private newestOfEachKind(visitId: string, statuses: readonly string[], log: RowLog): Promise<VisitDocument[]> {
    return this.all(
      `select * from (select distinct on (kind) * from (${selectDocument} and v.version = d.version
         where d.visit_id = $1 and d.status = any($2)) one order by kind, created_at desc, id desc) newest
       order by kind <> 'note', kind`,
      [visitId, statuses],
      log,
    );
  }

  private async all(sql: string, values: readonly unknown[], log: RowLog): Promise<VisitDocument[]> {
    const { rows } = await this.db.query<DocumentRow>(sql, values);
    const keys = await this.vault.opener(
      this.db,
      rows.flatMap(({ v_sealed, signed_by }) => [v_sealed, signed_by]),
    );
    return toDocuments(rows, keys, log);
  }

  private async one(sql: string, values: readonly unknown[], open = toDocument): Promise<VisitDocument | null> {
    const { rows } = await this.db.query<DocumentRow>(sql, values);
    const [row] = rows;
    return row ? open(row, await this.vault.opener(this.db, [row.v_sealed, row.signed_by])) : null;
  }
}
