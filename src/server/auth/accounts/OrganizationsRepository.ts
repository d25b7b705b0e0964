import type {
  ChangeOrganization,
  ListedOrganization,
  Organization,
  OrganizationPage,
} from "../../../shared/practice/organization";
import type { Queryable } from "../../platform/database/Database";

type OwnOrganization = Omit<Organization, "server">;
type OrganizationRow = Omit<OwnOrganization, "created_at"> & { created_at: Date };
type ListedRow = Omit<ListedOrganization, "created_at" | "archived_at"> & {
  created_at: Date;
  archived_at: Date | null;
};

const selectListed = `
  select o.id, o.name, o.created_at, o.archived_at,
    (select count(*)::int from users where organization_id = o.id) as people,
    (select count(*)::int from visits where organization_id = o.id and deleted_at is null) as visits
  from organizations o`;

const settingColumns = {
  retention_days: "retention_days",
  default_template: "default_template",
  time_zone: "time_zone",
  consent_wording: "consent_wording",
  share_signed_notes: "share_signed_notes",
} as const;

/** Owns the `organizations` table. */
export class OrganizationsRepository {
  constructor(private readonly db: Queryable) {}

  /** Creates an organization. @returns its id. */
  async create(name: string): Promise<string> {
    const { rows } = await this.db.query<{ id: string }>("insert into organizations (name) values ($1) returning id", [
      name,
    ]);
    return rows[0]?.id ?? "";
  }

  async byId(id: string): Promise<OwnOrganization | null> {
    const { rows } = await this.db.query<OrganizationRow>(
      `select id, name, created_at, retention_days, default_template, time_zone, consent_wording, share_signed_notes
       from organizations where id = $1`,
      [id],
    );
    return rows[0] ? { ...rows[0], created_at: rows[0].created_at.toISOString() } : null;
  }

  /**
   * Returns a page of the server's organizations with the numbers of their people and visits, oldest first.
   * @param after id of the last organization of the previous page; null for the first page.
   */
  async list(after: string | null, limit: number): Promise<OrganizationPage> {
    const { rows } = await this.db.query<ListedRow>(
      `${selectListed}
       where $1::uuid is null or (o.created_at, o.id) > (select created_at, id from organizations where id = $1)
       order by o.created_at, o.id limit $2`,
      [after, limit + 1],
    );
    const items = rows.slice(0, limit).map(toListed);
    return { items, next_cursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
  }

  /** Returns an organization as `list` does; null if there is none with this id. */
  async listed(id: string): Promise<ListedOrganization | null> {
    const { rows } = await this.db.query<ListedRow>(`${selectListed} where o.id = $1`, [id]);
    return rows[0] ? toListed(rows[0]) : null;
  }

  /** Locks the organization until the transaction ends. @returns whether it is archived; null if there is none. */
  async lock(id: string): Promise<{ isArchived: boolean } | null> {
    const { rows } = await this.db.query<{ isArchived: boolean }>(
      `select archived_at is not null as "isArchived" from organizations where id = $1 for no key update`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Changes the given settings; null resets one to the default. */
  async setSettings(id: string, change: Omit<ChangeOrganization, "name">): Promise<void> {
    for (const [column, value] of Object.entries(change) as [keyof typeof change, unknown][])
      await this.db.query(`update organizations set ${settingColumns[column]} = $2 where id = $1`, [id, value]);
  }

  async rename(id: string, name: string): Promise<void> {
    await this.db.query("update organizations set name = $2 where id = $1", [id, name]);
  }

  async setArchived(id: string, isArchived: boolean): Promise<void> {
    await this.db.query(
      "update organizations set archived_at = case when $2 then coalesce(archived_at, now()) end where id = $1",
      [id, isArchived],
    );
  }
}

const toListed = (row: ListedRow): ListedOrganization => ({
  ...row,
  created_at: row.created_at.toISOString(),
  archived_at: row.archived_at?.toISOString() ?? null,
});
