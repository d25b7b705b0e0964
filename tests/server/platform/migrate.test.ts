import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate, migrations } from "../../../src/server/platform/database/migrate";
import { startTestServer, type TestServer } from "../testServer";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

describe("migrations", () => {
  test("have distinct numbers", () => {
    const numbers = migrations.map(({ name }) => name.slice(0, 4));
    expect(numbers).toEqual([...new Set(numbers)]);
  });

  test("are not applied again under a new name", async () => {
    const { database } = server.context;
    await database.query(
      "update schema_migrations set name = '0006_platform.sql' where name = '0014_master_key_check.sql'",
    );
    await expect(migrate(database)).resolves.toBeUndefined();
  });
});
