import {
  auditActions,
  type AuditEntry,
  auditEntrySchema,
  type AuditPage,
  type auditQuerySchema,
} from "../../shared/practice/auditEntry";
import { z } from "zod";
import { fullName, openPerson } from "../auth/accounts/personText";
import { auditPersonContext } from "../platform/audit/recordAudit";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import { readableRows, type RowLog } from "../platform/database/readableRows";
import { readTime } from "../visits/visitFilter";

type Filter = z.output<typeof auditQuerySchema>;

interface EntryRow {
  id: string;
  entry: string;
  at: Date;
  action: string;
  user_id: string | null;
  person: Buffer | null;
  detail: AuditEntry["detail"];
}

/** Reads an organization's entries of the audit log. `recordAudit` writes them. */
export class AuditRepository {
  constructor(
    private readonly db: Queryable,
    private readonly vault: Vault,
    private readonly log: RowLog,
  ) {}

  /**
   * Returns a page of the organization's entries, newest first, without those that cannot be read.
   * @throws {AppError} `invalid_input` for a wrong time.
   */
  async page(organizationId: string, filter: Filter): Promise<AuditPage> {
    const { where, values } = conditions(organizationId, filter);
    const { rows } = await this.db.query<EntryRow>(
      `select id::text, entry, at, action, user_id, person, detail from audit_events
       where ${where.join(" and ")} order by audit_events.id desc limit ${filter.limit + 1}`,
      values,
    );
    const page = rows.slice(0, filter.limit);
    const names = await this.names(page.flatMap(({ user_id: by, detail }) => [by, userIn(detail)]));
    return {
      items: readableRows(page, (row) => this.toEntry(row, names), {
        kind: "audit entry",
        schema: auditEntrySchema,
        log: this.log,
      }),
      next_cursor: rows.length > filter.limit ? (page.at(-1)?.id ?? null) : null,
    };
  }

  /** Returns people's names by id. A removed person's name is in the entry of the removal. */
  private async names(ids: readonly (string | null)[]): Promise<Map<string, string>> {
    const wanted = [...new Set(ids.filter((id) => id !== null))];
    const users = await this.db.query<{ id: string; sealed: Buffer }>(
      "select id, sealed from users where id = any($1::uuid[])",
      [wanted],
    );
    const removed = await this.db.query<{ id: string; entry: string; person: Buffer }>(
      `select detail ->> 'user' as id, entry, person from audit_events
       where action = 'person_removed' and detail ->> 'user' = any($1::text[]) and person is not null`,
      [wanted],
    );
    const read = [
      ...removed.rows.map((row) => [row.id, this.sealedName(row)] as const),
      ...users.rows.map(
        (row) => [row.id, this.nameOrNull(row.id, () => fullName(openPerson(this.vault, row)))] as const,
      ),
    ];
    return new Map(read.filter((each): each is [string, string] => each[1] !== null));
  }

  private sealedName({ entry, person }: { entry: string; person: Buffer }): string | null {
    return this.nameOrNull(entry, () => this.vault.openJson<{ name: string }>(person, auditPersonContext(entry)).name);
  }

  /** Returns a name, or null if it cannot be decrypted, so that the entry is still shown, without the name. */
  private nameOrNull(id: string, read: () => string): string | null {
    try {
      return read();
    } catch (error) {
      const reason = error instanceof Error ? error.name : "unknown";
      this.log.error(
        { kind: "name in the audit log", id, reason },
        "A name cannot be read; its entry is shown without it",
      );
      return null;
    }
  }

  private toEntry(row: EntryRow, names: ReadonlyMap<string, string>): AuditEntry {
    const { id, entry, at, action, user_id: by, person, detail } = row;
    const about = userIn(detail);
    const name = person ? this.sealedName({ entry, person }) : (names.get(about ?? "") ?? null);
    return {
      id,
      at: at.toISOString(),
      action,
      by: by === null ? null : { id: by, name: names.get(by) ?? null },
      person: about === null && name === null ? null : { id: about, name },
      detail,
    };
  }
}

/** Returns the id of the person in an entry's detail; null if the detail has none or is damaged. */
function userIn(detail: unknown): string | null {
  const { data } = z.object({ user: z.uuid() }).safeParse(detail);
  return data?.user ?? null;
}

function conditions(organizationId: string, filter: Filter): { where: string[]; values: unknown[] } {
  const values: unknown[] = [organizationId];
  const where = ["organization_id = $1"];
  const add = (condition: (value: string) => string, item: unknown): void =>
    void where.push(condition(`$${values.push(item)}`));
  const [from, to] = [readTime("from", filter.from), readTime("to", filter.to)];
  if (filter.person) add((value) => `(user_id = ${value}::uuid or detail ->> 'user' = ${value}::text)`, filter.person);
  if (filter.kind) add((value) => `action = any(${value}::text[])`, auditActions[filter.kind]);
  if (from) add((value) => `at >= ${value}`, from);
  if (to) add((value) => `at < ${value}`, to);
  if (filter.cursor) add((value) => `id < ${value}::bigint`, filter.cursor);
  return { where, values };
}
