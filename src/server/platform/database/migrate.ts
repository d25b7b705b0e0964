import type { Database } from "./Database";

const files = import.meta.glob<string>("./migrations/*.sql", { query: "?raw", import: "default", eager: true });

/** Former names of migrations that were renumbered after databases had recorded them, by current name. */
const formerNames: Readonly<Record<string, string>> = { "0014_master_key_check.sql": "0006_platform.sql" };

/** Every migration by name, in order. Plain SQL, forward and additive only: never edit one that has shipped. */
export const migrations = Object.entries(files)
  .map(([path, sql]) => ({ name: path.slice(path.lastIndexOf("/") + 1), sql }))
  .toSorted((a, b) => a.name.localeCompare(b.name));

/** Applies the missing migrations in one transaction; safe when several servers start at once. */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock(4600)");
    await tx.query(
      "create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())",
    );
    const { rows } = await tx.query<{ name: string }>("select name from schema_migrations");
    const applied = new Set(rows.map((row) => row.name));
    for (const { name, sql } of migrations) {
      if (applied.has(name) || applied.has(formerNames[name] ?? name)) continue;
      await tx.query(sql);
      await tx.query("insert into schema_migrations (name) values ($1)", [name]);
    }
  });
}
