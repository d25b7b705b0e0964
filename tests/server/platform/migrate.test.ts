import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { Database } from "../../../src/server/platform/database/Database";
import { migrate, migrations } from "../../../src/server/platform/database/migrate";
import { StartError } from "../../../src/server/platform/StartError";
import { startTestServer, type TestServer } from "../testServer";

let server: TestServer;
/** Connects as the owner of the tables; the server's own role cannot migrate. */
let database: Database;
beforeAll(async () => {
  server = await startTestServer();
  const { rows } = await server.context.database.query<{ name: string }>("select current_database() as name");
  database = new Database({ ...inject("postgres"), database: rows[0]?.name ?? "", max: 1 }, () => {});
});
afterAll(async () => {
  await database.close();
  await server.stop();
});

const first = migrations[0]?.name;

/** Names of the migrations that the database has recorded, in order. */
async function recorded(): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>("select name from schema_migrations order by name");
  return rows.map(({ name }) => name);
}

describe("migrations", () => {
  test("have distinct numbers", () => {
    const numbers = migrations.map(({ name }) => name.slice(0, 4));
    expect(numbers).toEqual([...new Set(numbers)]);
  });

  test("are applied once", async () => {
    await expect(migrate(database)).resolves.toBeUndefined();
    expect(await recorded()).toEqual(migrations.map(({ name }) => name));
  });

  test("accept a database with those of a newer server", async () => {
    await database.query("insert into schema_migrations (name, digest) values ('9999_newer.sql', 'of a newer server')");
    await expect(migrate(database)).resolves.toBeUndefined();
    await database.query("delete from schema_migrations where name = '9999_newer.sql'");
  });

  test("refuse a database with another baseline", async () => {
    await database.query("update schema_migrations set digest = 'of other statements' where name = $1", [first]);
    await expect(migrate(database)).rejects.toThrow(/^This data was made by Chartside before its first release/);
    await database.query("update schema_migrations set digest = $2 where name = $1", [first, migrations[0]?.digest]);
  });

  test("refuse a database with the former list of migrations and change nothing", async () => {
    await database.query("drop schema public cascade; create schema public");
    await database.query("create table schema_migrations (name text primary key, applied_at timestamptz)");
    await database.query("insert into schema_migrations (name) values ('0001_accounts.sql'), ('0002_visits.sql')");
    const refusal = await migrate(database).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartError);
    expect(refusal).toHaveProperty("message", expect.stringContaining("Start with an empty data folder"));
    expect(await recorded()).toEqual(["0001_accounts.sql", "0002_visits.sql"]);
  });
});
