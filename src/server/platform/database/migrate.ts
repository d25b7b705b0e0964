import type { Database } from "./database";

const files = import.meta.glob<string>("./migrations/*.sql", { query: "?raw", import: "default", eager: true });

/** Every migration by name, in order. They are plain SQL, forward and additive only: never edit one that shipped. */
export const migrations = Object.entries(files)
  .map(([path, sql]) => ({ name: path.slice(path.lastIndexOf("/") + 1), sql }))
  .toSorted((a, b) => a.name.localeCompare(b.name));

/** Brings the schema up to date, a transaction each; safe when several servers start at once. */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock(4600)");
    await tx.query(
      "create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())",
    );
    const { rows } = await tx.query<{ name: string }>("select name from schema_migrations");
    const applied = new Set(rows.map((row) => row.name));
    for (const { name, sql } of migrations) {
      if (applied.has(name)) continue;
      await tx.query(sql);
      await tx.query("insert into schema_migrations (name) values ($1)", [name]);
    }
  });
}
