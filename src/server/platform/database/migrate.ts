import { createHash } from "node:crypto";
import { StartError } from "../StartError";
import type { Database, Queryable } from "./Database";

/** One file of SQL. `digest` identifies its statements, whatever its comments and spacing. */
interface Migration {
  name: string;
  sql: string;
  digest: string;
}

const files = import.meta.glob<string>("./migrations/*.sql", { query: "?raw", import: "default", eager: true });

/** Every migration in order: the baseline, one file per domain, then what was added to it. Plain SQL, additive only. */
export const migrations: readonly Migration[] = Object.entries(files)
  .map(([path, sql]) => ({ name: path.slice(path.lastIndexOf("/") + 1), sql, digest: digestOf(sql) }))
  .toSorted((a, b) => a.name.localeCompare(b.name));

/** Returns the SHA-256 of a migration's statements in hex, without comments and with single spaces. */
function digestOf(sql: string): string {
  const statements = sql.replaceAll(/--.*$/gm, "").replaceAll(/\s+/g, " ").trim();
  return createHash("sha256").update(statements).digest("hex");
}

/**
 * Applies the missing migrations in one transaction; safe when several servers start at the same time.
 * @throws {StartError} if the database was made by an unreleased version with other migrations. Nothing is changed
 * then.
 */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock(4600)");
    await tx.query(
      `create table if not exists schema_migrations
         (name text primary key, digest text not null, applied_at timestamptz not null default now())`,
    );
    const applied = await appliedDigests(tx);
    if (migrations.some(({ name, digest }) => applied.has(name) && applied.get(name) !== digest)) throw unreadable();
    for (const { name, sql, digest } of migrations) {
      if (applied.has(name)) continue;
      await tx.query(sql);
      await tx.query("insert into schema_migrations (name, digest) values ($1, $2)", [name, digest]);
    }
  });
}

/**
 * Reads which migrations the database has, as digests by name; includes those of a newer server.
 * @throws {StartError} if they were applied before digests were recorded.
 */
async function appliedDigests(tx: Queryable): Promise<Map<string, string>> {
  const { rows } = await tx.query<{ name: string; digest: string | null }>(
    "select name, to_jsonb(schema_migrations) ->> 'digest' as digest from schema_migrations",
  );
  return new Map(
    rows.map(({ name, digest }) => {
      if (digest === null) throw unreadable();
      return [name, digest];
    }),
  );
}

function unreadable(): StartError {
  return new StartError(
    "This data was made by Chartside before its first release, which this version cannot open. Nothing was " +
      "changed. Start with an empty data folder (CHARTSIDE_DATA_DIR) or an empty database (DATABASE_URL); to use " +
      "this data, start the version that made it.",
  );
}
