import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testServer";

const file = join(import.meta.dirname, "schema.snapshot.txt");

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

/** The migrated schema, one line per column, index, constraint and trigger. */
async function schema(): Promise<string[]> {
  const { rows } = await server.context.database.query<{ line: string }>(`
    select 'column ' || table_name || '.' || column_name || ' ' || data_type
           || case is_nullable when 'NO' then ' not null' else '' end
           || coalesce(' default ' || column_default, '') as line
      from information_schema.columns where table_schema = 'public'
    union all
    select 'index ' || indexdef from pg_indexes where schemaname = 'public'
    union all
    select 'constraint ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'f')
    union all
    select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`);
  return rows.map(({ line }) => line).toSorted();
}

test("migrations only add to the recorded schema", async () => {
  const now = await schema();
  const recorded = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
  const lost = recorded.filter((line) => !now.includes(line));
  expect(
    lost,
    "Migrations only add: an older server or desktop app can be using this database. Add these back in a new migration. " +
      `(Until the first release the baseline can change: then remove the lines from ${file} by hand.)`,
  ).toEqual([]);
  const added = "The schema grew. Record it: npm test -- tests/server/platform/schema.test.ts -u";
  await expect(`${now.join("\n")}\n`, added).toMatchFileSnapshot(file);
});
