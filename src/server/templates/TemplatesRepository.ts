import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { AppError } from "../../shared/errors";
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

type SaveInput = z.output<typeof saveTemplateSchema>;
interface TemplateRow {
  id: string;
  sealed: Buffer;
}
/** What `templates.sealed` holds. */
interface TemplateText {
  title: string;
  description: string;
  sections: TemplateSection[];
}

/** Maximum number of templates of a user, built-in ones not counted. */
export const maxTemplates = 200;
const tooMany = `You have ${maxTemplates} templates, the most that can be kept. Delete one, then try again.`;

const columns = "id, sealed";
const contextOf = (id: string): string => `template:${id}`;
const isUuid = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);

/** Owns the `templates` table. Every query is scoped to an owner in their organization. */
export class TemplatesRepository {
  constructor(
    private readonly db: Queryable,
    private readonly vault: Vault,
  ) {}

  /** Returns the owner's templates, by title. Rows that cannot be read are logged and left out. */
  async listByOwner(owner: Owner, log: RowLog): Promise<Template[]> {
    const { rows } = await this.db.query<TemplateRow>(
      `select ${columns} from templates where owner_id = $1 and organization_id = $2 and deleted_at is null order by id`,
      [owner.id, owner.organizationId],
    );
    const keys = await this.openerOf(rows);
    const convert = (row: TemplateRow) => toTemplate(row, keys);
    const readable = readableRows(rows, convert, { what: "template", schema: templateSchema, log });
    return readable.toSorted((a, b) => a.title.localeCompare(b.title, "en-US"));
  }

  /** Returns the owner's template; null if there is none, or it was deleted. */
  async byId(owner: Owner, id: string): Promise<Template | null> {
    if (!isUuid(id)) return null;
    const { rows } = await this.db.query<TemplateRow>(
      `select ${columns} from templates where id = $1 and owner_id = $2 and organization_id = $3 and deleted_at is null`,
      [id, owner.id, owner.organizationId],
    );
    return this.first(rows);
  }

  /** Returns a template of the visit's owner, even if it was deleted since; null if the owner has none with this id. */
  async ofVisit(visitId: string, id: string): Promise<Template | null> {
    if (!isUuid(id)) return null;
    const { rows } = await this.db.query<TemplateRow>(
      `select ${columns} from templates where id = $2
       and (owner_id, organization_id) = (select owner_id, organization_id from visits where id = $1)`,
      [visitId, id],
    );
    return this.first(rows);
  }

  /** @throws {AppError} `conflict` if the owner has as many templates as can be kept. */
  async create(owner: Owner, input: SaveInput): Promise<Template> {
    const id = randomUUID();
    const { key, sealed } = await this.seal(owner, id, input);
    const { rowCount } = await this.db.query(
      `insert into templates (id, organization_id, owner_id, sealed) select $1, $2, $3, $4
       where (select count(*) from templates where owner_id = $3 and deleted_at is null) < $5`,
      [id, owner.organizationId, owner.id, sealed, maxTemplates],
    );
    if (rowCount === 0) throw new AppError("conflict", tooMany);
    return toTemplate({ id, sealed }, key);
  }

  /** Replaces a template's content. @returns null if this owner has no such template. */
  async save(owner: Owner, id: string, input: SaveInput): Promise<Template | null> {
    if (!isUuid(id)) return null;
    const { rows } = await this.db.query<TemplateRow>(
      `update templates set sealed = $3, updated_at = now()
       where id = $1 and owner_id = $2 and organization_id = $4 and deleted_at is null returning ${columns}`,
      [id, owner.id, (await this.seal(owner, id, input)).sealed, owner.organizationId],
    );
    return this.first(rows);
  }

  /** Marks a template as deleted; `restore` undoes it. @returns false if this owner has no such template. */
  async markDeleted(owner: Owner, id: string): Promise<boolean> {
    if (!isUuid(id)) return false;
    const { rowCount } = await this.db.query(
      `update templates set deleted_at = now()
       where id = $1 and owner_id = $2 and organization_id = $3 and deleted_at is null`,
      [id, owner.id, owner.organizationId],
    );
    return rowCount > 0;
  }

  /** Restores a deleted template, and leaves any other unchanged. @returns null if this owner never had it. */
  async restore(owner: Owner, id: string): Promise<Template | null> {
    if (!isUuid(id)) return null;
    const { rows } = await this.db.query<TemplateRow>(
      `update templates set deleted_at = null where id = $1 and owner_id = $2 and organization_id = $3
       returning ${columns}`,
      [id, owner.id, owner.organizationId],
    );
    return this.first(rows);
  }

  /** Moves all templates of an owner to another organization. */
  async moveAll(ownerId: string, organizationId: string): Promise<void> {
    const { rows } = await this.db.query<TemplateRow>(
      `select ${columns} from templates where owner_id = $1 for update`,
      [ownerId],
    );
    const sealed = await this.vault.resealFor(this.db, organizationId, rows, contextOf);
    await this.db.query(
      `update templates set organization_id = $1, sealed = moved.sealed
       from unnest($2::uuid[], $3::bytea[]) as moved (id, sealed) where templates.id = moved.id`,
      [organizationId, rows.map(({ id }) => id), sealed],
    );
  }

  /** Deletes all templates of an owner for good. */
  async deleteAll(ownerId: string): Promise<void> {
    await this.db.query("delete from templates where owner_id = $1", [ownerId]);
  }

  /** Gives all templates of an owner to another one. */
  async giveAll(ownerId: string, successorId: string): Promise<void> {
    await this.db.query("update templates set owner_id = $2 where owner_id = $1", [ownerId, successorId]);
  }

  private async seal(owner: Owner, id: string, { title, description, sections }: SaveInput) {
    const text: TemplateText = { title, description, sections: withKeys(sections) };
    const key = await this.vault.organizationKey(this.db, owner.organizationId);
    return { key, sealed: key.sealJson(text, contextOf(id)) };
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

function toTemplate({ id, sealed }: TemplateRow, keys: Opener): Template {
  return { id, ...keys.openJson<TemplateText>(sealed, contextOf(id)), built_in: false };
}

/** Adds the key of each section. */
function withKeys(sections: SaveInput["sections"]): TemplateSection[] {
  const keys = sectionKeys(sections.map(({ title }) => title));
  return sections.map((section, index) => ({ key: keys[index] ?? "", ...section }));
}
