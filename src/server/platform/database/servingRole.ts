import pg from "pg";
import { jobsSchema } from "../jobs/Jobs";
import type { Database, Queryable } from "./Database";

/** Name of the role with which the server uses the embedded database. */
export const embeddedServingRole = "chartside_server";

/** Creates the role with which the server uses the embedded database, or sets its password. */
export async function createServingRole(owner: Database, password: string): Promise<void> {
  const { rows } = await owner.query("select 1 from pg_roles where rolname = $1", [embeddedServingRole]);
  const verb = rows.length === 0 ? "create" : "alter";
  await owner.query(`${verb} role ${embeddedServingRole} login password ${pg.escapeLiteral(password)}`);
}

/**
 * Gives a role the rights that the server needs: to read and write every table, but only to read and add entries of the
 * audit log. It owns nothing, so it can neither change nor drop a table, trigger or function.
 */
export async function grantServing(owner: Database, role: string): Promise<void> {
  const to = pg.escapeIdentifier(role);
  await owner.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock(4602)"); // several servers can start at the same time
    for (const schema of ["public", jobsSchema]) {
      await tx.query(`grant usage on schema ${schema} to ${to}`);
      await tx.query(`grant select, insert, update, delete on all tables in schema ${schema} to ${to}`);
      await tx.query(`grant usage, select on all sequences in schema ${schema} to ${to}`);
    }
    await tx.query(`revoke update, delete, truncate on audit_events from ${to}`);
    await tx.query(`revoke insert, update, delete, truncate on schema_migrations from ${to}`);
  });
}

/** Returns the role of this connection. */
export async function roleOf(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ role: string }>("select current_user as role");
  return rows[0]?.role ?? "";
}

/** Whether the role of this connection can change the audit log: it owns it, or has rights to. */
export async function canChangeAudit(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ can: boolean }>(
    `select has_table_privilege(oid, 'update') or has_table_privilege(oid, 'delete')
       or has_table_privilege(oid, 'truncate') or pg_has_role(relowner, 'member') as can
     from pg_class where oid = 'audit_events'::regclass`,
  );
  return rows[0]?.can ?? true;
}
