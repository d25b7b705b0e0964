import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { AppError } from "../../shared/errors";
import type { DocumentKind } from "../../shared/notes/document";
import { builtInTemplate, defaultTemplateIdOf } from "../../shared/templates/builtInTemplates";
import { sectionKeys } from "../../shared/templates/sectionKeys";
import {
  type saveTemplateSchema,
  type Template,
  templateSchema,
  type TemplateSection,
} from "../../shared/templates/template";
import type { Opener } from "../platform/crypto/KeySet";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import { readableRows, type RowLog } from "../platform/database/readableRows";
import type { Owner } from "../platform/http/currentUser";
import { isUuid } from "../platform/isUuid";

type SaveInput = z.output<typeof saveTemplateSchema>;
interface TemplateRow {
  id: string;
  kind: DocumentKind;
  version: number;
  sealed: Buffer;
}

/** What `template_versions.sealed` holds. */
type TemplateText = Pick<Template, "title" | "description" | "sections">;

/** Maximum number of templates of a user, built-in ones not counted. */
export const maxTemplates = 200;
/** Maximum number of a user's deleted templates that no note was drafted with; the longest deleted ones are removed. */
export const maxDeleted = 200;
/** Number of newest versions that are kept of a template; of older ones, those that a note was drafted with. */
export const keptVersions = 20;
const tooMany = `You have ${maxTemplates} templates, the most that can be kept. Delete one, then try again.`;

const newest = `select t.id, t.kind, t.version, v.sealed
  from templates t join template_versions v on v.template_id = t.id and v.version = t.version`;
/** Returns the context of a version's seal. @param name id of the template and version, with a colon between. */
const sealContext = (name: string): string => `template:${name}`;
const nameOf = ({ id, version }: Pick<TemplateRow, "id" | "version">): string => `${id}:${version}`;

/** Owns `templates` and `template_versions`. Every query is scoped to an owner in their organization. */
export class TemplatesRepository {
  constructor(
    private readonly db: Queryable,
    private readonly vault: Vault,
  ) {}

  /** Returns the owner's templates, by title. Rows that cannot be read are logged and left out. */
  async listByOwner(owner: Owner, log: RowLog): Promise<Template[]> {
    const { rows } = await this.db.query<TemplateRow>(
      `${newest} where t.owner_id = $1 and t.organization_id = $2 and t.deleted_at is null order by t.id`,
      [owner.id, owner.organizationId],
    );
    const keys = await this.openerOf(rows);
    const convert = (row: TemplateRow) => toTemplate(row, keys);
    const readable = readableRows(rows, convert, { kind: "template", schema: templateSchema, log });
    return readable.toSorted((a, b) => a.title.localeCompare(b.title, "en-US"));
  }

  /** Returns the owner's template; null if there is none, or it was deleted. */
  async byId(owner: Owner, id: string): Promise<Template | null> {
    if (!isUuid(id)) return null;
    const { rows } = await this.db.query<TemplateRow>(
      `${newest} where t.id = $1 and t.owner_id = $2 and t.organization_id = $3 and t.deleted_at is null`,
      [id, owner.id, owner.organizationId],
    );
    return this.first(rows);
  }

  /**
   * Returns a version of a template of the visit's owner, even if the template was deleted since; null if the owner has
   * none with this id.
   * @param version null for the newest.
   */
  async ofVisit(visitId: string, id: string, version: number | null): Promise<Template | null> {
    if (!isUuid(id)) return null;
    const { rows } = await this.db.query<TemplateRow>(
      `select t.id, t.kind, v.version, v.sealed
       from templates t join template_versions v on v.template_id = t.id and v.version = coalesce($3, t.version)
       where t.id = $2
         and (t.owner_id, t.organization_id) = (select owner_id, organization_id from visits where id = $1)`,
      [visitId, id, version],
    );
    return this.first(rows);
  }

  /**
   * Creates a template. Call it in a transaction.
   * @throws {AppError} `conflict` if the owner has as many templates as can be kept.
   */
  async create(owner: Owner, input: SaveInput): Promise<Template> {
    const id = randomUUID();
    const { rowCount } = await this.db.query(
      `insert into templates (id, organization_id, owner_id, kind) select $1, $2, $3, $5
       where (select count(*) from templates where owner_id = $3 and deleted_at is null) < $4`,
      [id, owner.organizationId, owner.id, maxTemplates, input.kind],
    );
    if (rowCount === 0) throw new AppError("conflict", tooMany);
    // Except for notes, the drafter recognizes the sections of a built-in template by their ids, so a copy keeps the
    // ids.
    const known = builtInTemplate(defaultTemplateIdOf(input.kind))?.sections ?? [];
    const text = textOf(input, input.kind === "note" ? [] : known, input.kind);
    return this.addVersion(owner, { id, kind: input.kind, version: 1, text });
  }

  /**
   * Saves a template's content as the next version, if it differs from the newest. Call it in a transaction.
   * @returns null if this owner has no such template.
   */
  async save(owner: Owner, id: string, input: SaveInput): Promise<Template | null> {
    if (!isUuid(id)) return null;
    const { rows } = await this.db.query<TemplateRow>(
      `${newest} where t.id = $1 and t.owner_id = $2 and t.organization_id = $3 and t.deleted_at is null
       for update of t`,
      [id, owner.id, owner.organizationId],
    );
    const before = await this.first(rows);
    if (!before) return null;
    const { kind, title, description, sections } = before;
    const text = textOf(input, sections, kind);
    if (isDeepStrictEqual(text, { title, description, sections })) return before;
    const version = before.version + 1;
    await this.db.query("update templates set version = $2, updated_at = now() where id = $1", [id, version]);
    await this.db.query(
      `delete from template_versions v where v.template_id = $1 and v.version <= $2 and not exists
         (select 1 from documents where documents.template_id = $1::text and documents.template_version = v.version)`,
      [id, version - keptVersions],
    );
    return this.addVersion(owner, { id, kind, version, text });
  }

  /**
   * Marks a template as deleted; `restore` undoes it. Removes those that were deleted before `maxDeleted` others. Call
   * it in a transaction.
   * @returns false if this owner has no such template.
   */
  async markDeleted(owner: Owner, id: string): Promise<boolean> {
    if (!isUuid(id)) return false;
    const { rowCount } = await this.db.query(
      `update templates set deleted_at = now()
       where id = $1 and owner_id = $2 and organization_id = $3 and deleted_at is null`,
      [id, owner.id, owner.organizationId],
    );
    await this.db.query(
      `delete from templates where id in (
         select id from templates t
         where owner_id = $1 and deleted_at is not null
           and not exists (select 1 from documents where documents.template_id = t.id::text)
         order by deleted_at desc, id offset $2)`,
      [owner.id, maxDeleted],
    );
    return rowCount > 0;
  }

  /**
   * Restores a deleted template, and leaves any other unchanged.
   * @returns null if this owner never had it.
   * @throws {AppError} `conflict` if the owner has as many templates as can be kept.
   */
  async restore(owner: Owner, id: string): Promise<Template | null> {
    if (!isUuid(id)) return null;
    const { rowCount } = await this.db.query(
      `update templates set deleted_at = null
       where id = $1 and owner_id = $2 and organization_id = $3 and (deleted_at is null
         or (select count(*) from templates where owner_id = $2 and deleted_at is null) < $4)`,
      [id, owner.id, owner.organizationId, maxTemplates],
    );
    if (rowCount === 0 && (await this.isKnown(owner, id))) throw new AppError("conflict", tooMany);
    return this.byId(owner, id);
  }

  /** Whether the owner has this template, deleted or not. */
  private async isKnown(owner: Owner, id: string): Promise<boolean> {
    const sql = "select 1 from templates where id = $1 and owner_id = $2 and organization_id = $3";
    return (await this.db.query(sql, [id, owner.id, owner.organizationId])).rowCount > 0;
  }

  private async addVersion(
    owner: Owner,
    { id, kind, version, text }: { id: string; kind: DocumentKind; version: number; text: TemplateText },
  ): Promise<Template> {
    const key = await this.vault.organizationKey(this.db, owner.organizationId);
    const sealed = key.sealJson(text, sealContext(nameOf({ id, version })));
    await this.db.query("insert into template_versions (template_id, version, sealed) values ($1, $2, $3)", [
      id,
      version,
      sealed,
    ]);
    return toTemplate({ id, kind, version, sealed }, key);
  }

  /** Moves all templates of an owner to another organization. */
  async moveAll(ownerId: string, organizationId: string): Promise<void> {
    const { rows } = await this.db.query<TemplateRow>(
      `select t.id, v.version, v.sealed from templates t join template_versions v on v.template_id = t.id
       where t.owner_id = $1 for update`,
      [ownerId],
    );
    const named = rows.map((row) => ({ id: nameOf(row), sealed: row.sealed }));
    const sealed = await this.vault.resealFor(this.db, organizationId, named, sealContext);
    await this.db.query("update templates set organization_id = $2 where owner_id = $1", [ownerId, organizationId]);
    await this.db.query(
      `update template_versions v set sealed = moved.sealed
       from unnest($1::uuid[], $2::int[], $3::bytea[]) as moved (id, version, sealed)
       where v.template_id = moved.id and v.version = moved.version`,
      [rows.map(({ id }) => id), rows.map(({ version }) => version), sealed],
    );
  }

  /** Deletes all templates of an owner permanently. */
  async deleteAll(ownerId: string): Promise<void> {
    await this.db.query("delete from templates where owner_id = $1", [ownerId]);
  }

  /** Gives all templates of an owner to another one. */
  async giveAll(ownerId: string, successorId: string): Promise<void> {
    await this.db.query("update templates set owner_id = $2 where owner_id = $1", [ownerId, successorId]);
  }

  private async first([row]: readonly TemplateRow[]): Promise<Template | null> {
    return row ? toTemplate(row, await this.openerOf([row])) : null;
  }

  private openerOf(rows: readonly TemplateRow[]): Promise<Opener> {
    return this.vault.opener(
      this.db,
      rows.map(({ sealed }) => sealed),
    );
  }
}

function toTemplate(row: TemplateRow, keys: Opener): Template {
  const text = keys.openJson<TemplateText>(row.sealed, sealContext(nameOf(row)));
  return { id: row.id, kind: row.kind, version: row.version, ...text, built_in: false };
}

/**
 * Returns the content as stored: each section with its key, and with its id if it is one of `saved`, else a new one. In
 * templates of documents other than notes, a saved section also keeps its key: its title does not say what it is about.
 */
function textOf(
  { title, description, sections }: SaveInput,
  saved: readonly TemplateSection[],
  kind: DocumentKind,
): TemplateText {
  const keys = sectionKeys(sections.map((section) => section.title));
  const known = new Map(saved.map((section) => [section.id, section]));
  const withIds = sections.map(({ id = "", ...section }, index) => {
    const before = known.get(id);
    known.delete(id);
    const key = keys[index] ?? "";
    if (kind === "note") return { ...section, id: before ? id : randomUUID(), key };
    return { ...section, id: before ? id : randomUUID(), key: before?.key ?? `own_${randomUUID().slice(0, 8)}` };
  });
  return { title, description, sections: withIds };
}
