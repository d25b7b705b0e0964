import type { z } from "zod";
import { sectionKeys } from "../../shared/templates/sectionKeys";
import {
  type saveTemplateSchema,
  type Template,
  templateSchema,
  type TemplateSection,
} from "../../shared/templates/template";
import type { Queryable } from "../platform/database/Database";
import { readableRows, type RowLog } from "../platform/database/readableRows";
import type { Owner } from "../platform/http/currentUser";

type SaveInput = z.output<typeof saveTemplateSchema>;
interface TemplateRow {
  id: string;
  title: string;
  description: string;
  sections: TemplateSection[];
}

const columns = "id, title, description, sections";
const toTemplate = (row: TemplateRow): Template => ({ ...row, built_in: false });
const isUuid = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);

/** Owns the `templates` table. Every query is scoped to an owner in their organization. */
export class TemplatesRepository {
  constructor(private readonly db: Queryable) {}

  /** Returns the owner's templates, by title. Rows that cannot be read are logged and left out. */
  async listByOwner(owner: Owner, log: RowLog): Promise<Template[]> {
    const { rows } = await this.db.query<TemplateRow>(
      `select ${columns} from templates where owner_id = $1 and organization_id = $2 and deleted_at is null
       order by lower(title), id`,
      [owner.id, owner.organizationId],
    );
    return readableRows(rows, toTemplate, { what: "template", schema: templateSchema, log });
  }

  /** Returns the owner's template; null if there is none, or it was deleted. */
  async byId(owner: Owner, id: string): Promise<Template | null> {
    if (!isUuid(id)) return null;
    const { rows } = await this.db.query<TemplateRow>(
      `select ${columns} from templates where id = $1 and owner_id = $2 and organization_id = $3 and deleted_at is null`,
      [id, owner.id, owner.organizationId],
    );
    return rows[0] ? toTemplate(rows[0]) : null;
  }

  /** Returns a template of the visit's owner, even if it was deleted since; null if the owner has none with this id. */
  async ofVisit(visitId: string, id: string): Promise<Template | null> {
    if (!isUuid(id)) return null;
    const { rows } = await this.db.query<TemplateRow>(
      `select ${columns} from templates where id = $2
       and (owner_id, organization_id) = (select owner_id, organization_id from visits where id = $1)`,
      [visitId, id],
    );
    return rows[0] ? toTemplate(rows[0]) : null;
  }

  async create(owner: Owner, input: SaveInput): Promise<Template> {
    const { rows } = await this.db.query<TemplateRow>(
      `insert into templates (organization_id, owner_id, title, description, sections)
       values ($1, $2, $3, $4, $5) returning ${columns}`,
      [owner.organizationId, owner.id, input.title, input.description, withKeys(input)],
    );
    return toTemplate(rows[0] as TemplateRow);
  }

  /** Replaces a template's content. @returns null if this owner has no such template. */
  async save(owner: Owner, id: string, input: SaveInput): Promise<Template | null> {
    if (!isUuid(id)) return null;
    const { rows } = await this.db.query<TemplateRow>(
      `update templates set title = $3, description = $4, sections = $5, updated_at = now()
       where id = $1 and owner_id = $2 and organization_id = $6 and deleted_at is null returning ${columns}`,
      [id, owner.id, input.title, input.description, withKeys(input), owner.organizationId],
    );
    return rows[0] ? toTemplate(rows[0]) : null;
  }

  /** Deletes a template; `restore` restores it. @returns false if this owner has no such template. */
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
    return rows[0] ? toTemplate(rows[0]) : null;
  }
}

/** Returns the sections as stored in the table: JSON text, each section with its key. */
function withKeys({ sections }: SaveInput): string {
  const keys = sectionKeys(sections.map(({ title }) => title));
  return JSON.stringify(sections.map((section, index) => ({ key: keys[index], ...section })));
}
