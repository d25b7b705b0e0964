import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate, migrations } from "../../../src/server/platform/database/migrate";
import { StartError } from "../../../src/server/platform/StartError";
import { startTestServer, type TestServer } from "../testServer";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const first = migrations[0]?.name;

/** Names of the migrations that the database has recorded, in order. */
async function recorded(): Promise<string[]> {
  const { rows } = await server.context.database.query<{ name: string }>(
    "select name from schema_migrations order by name",
  );
  return rows.map(({ name }) => name);
}

describe("migrations", () => {
  test("have distinct numbers", () => {
    const numbers = migrations.map(({ name }) => name.slice(0, 4));
    expect(numbers).toEqual([...new Set(numbers)]);
  });

  test("are applied once", async () => {
    await expect(migrate(server.context.database)).resolves.toBeUndefined();
    expect(await recorded()).toEqual(migrations.map(({ name }) => name));
  });

  test("leave a newer server's alone", async () => {
    const { database } = server.context;
    await database.query("insert into schema_migrations (name, digest) values ('9999_newer.sql', 'of a newer server')");
    await expect(migrate(database)).resolves.toBeUndefined();
    await database.query("delete from schema_migrations where name = '9999_newer.sql'");
  });

  test("refuse a database whose baseline is another", async () => {
    const { database } = server.context;
    await database.query("update schema_migrations set digest = 'of other statements' where name = $1", [first]);
    await expect(migrate(database)).rejects.toThrow(/^This data was made by a Chartside from before its first release/);
    await database.query("update schema_migrations set digest = $2 where name = $1", [first, migrations[0]?.digest]);
  });

  test("refuse a database with the former list of migrations and change nothing", async () => {
    const { database } = server.context;
    await database.query("drop schema public cascade; create schema public");
    await database.query("create table schema_migrations (name text primary key, applied_at timestamptz)");
    await database.query("insert into schema_migrations (name) values ('0001_accounts.sql'), ('0002_visits.sql')");
    const refusal = await migrate(database).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartError);
    expect(refusal).toHaveProperty("message", expect.stringContaining("Start with an empty data folder"));
    expect(await recorded()).toEqual(["0001_accounts.sql", "0002_visits.sql"]);
  });
});
