import { randomBytes } from "node:crypto";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { CleanupStack } from "../../../src/server/platform/CleanupStack";
import { Database } from "../../../src/server/platform/database/Database";
import { openDatabase } from "../../../src/server/platform/database/openDatabase";
import { canChangeAudit, embeddedServingRole } from "../../../src/server/platform/database/servingRole";
import { recordAudit } from "../../../src/server/platform/audit/recordAudit";
import { readSettings } from "../../../src/server/platform/settings/settings";
import { startTestServer, type TestServer } from "../testServer";

let server: TestServer;
let owner: Database;
beforeAll(async () => {
  server = await startTestServer();
  const { rows } = await server.context.database.query<{ name: string }>("select current_database() as name");
  owner = new Database({ ...inject("postgres"), database: rows[0]?.name ?? "", max: 1 }, () => {});
  await recordAudit(server.context.database, { action: "signed_in" });
});
afterAll(async () => {
  await owner.close();
  await server.stop();
});

describe("the role that serves", () => {
  test.each([
    "update audit_events set action = 'x'",
    "delete from audit_events",
    "truncate audit_events",
    "truncate visits cascade",
    "alter table audit_events disable trigger all",
    "alter table audit_events disable trigger audit_events_stay",
    "alter trigger audit_events_stay on audit_events rename to other",
    "alter table audit_events owner to current_user",
    "alter table audit_events add column note text",
    "drop trigger audit_events_stay on audit_events",
    "drop table audit_events",
    "drop table visits cascade",
    "drop function refuse_audit_change() cascade",
    "create or replace function refuse_audit_change() returns trigger language plpgsql as $$ begin return new; end $$",
    "create rule forget as on insert to audit_events do instead nothing",
    "set session_replication_role = replica",
    "set role chartside",
    "update schema_migrations set digest = 'x'",
    `alter role ${embeddedServingRole} superuser`,
  ])("is refused: %s", async (sql) => {
    await expect(server.context.database.query(sql)).rejects.toThrow(/permission denied|must be owner/);
    const { rows } = await owner.query("select 1 from audit_events where action = 'signed_in'");
    expect(rows).toHaveLength(1);
  });

  test("cannot give itself rights", async () => {
    await server.context.database.query("grant update, delete on audit_events to current_user"); // only a warning
    expect(await canChangeAudit(server.context.database)).toBe(false);
  });

  test("cannot change the audit log; its owner could, but the triggers refuse even the owner's changes", async () => {
    expect(await canChangeAudit(server.context.database)).toBe(false);
    expect(await canChangeAudit(owner)).toBe(true);
    for (const sql of ["update audit_events set action = 'x'", "delete from audit_events", "truncate audit_events"])
      await expect(owner.query(sql)).rejects.toThrow("audit_events only grows");
  });
});

describe("the addresses of the database", () => {
  const address = ({ host, user, password }: { host: string; user: string; password: string }, name: string): string =>
    `postgres://${user}:${encodeURIComponent(password)}@localhost/${name}?host=${encodeURIComponent(host)}`;

  test.each([
    { given: "DATABASE_URL alone", separated: false },
    { given: "DATABASE_URL and DATABASE_OWNER_URL", separated: true },
  ])("given as $given separate the roles of serving and owning: $separated", async ({ separated }) => {
    const name = `roles_${randomBytes(6).toString("hex")}`;
    const admin = new Database({ ...inject("postgres"), database: "postgres", max: 1 }, () => {});
    await admin.query(`create database ${name}`);
    const settings = readSettings({
      DATABASE_URL: address(inject(separated ? "serving" : "postgres"), name),
      ...(separated && { DATABASE_OWNER_URL: address(inject("postgres"), name) }),
    });
    const lines: string[] = [];
    const cleanup = new CleanupStack();
    const database = await openDatabase(
      settings,
      pino({}, { write: (line: string) => void lines.push(line) }),
      cleanup,
    );
    await recordAudit(database, { action: "signed_in" });
    expect(await canChangeAudit(database)).toBe(!separated);
    expect(lines.join()).toMatch(separated ? /^$/ : /it could change the audit log. Set DATABASE_OWNER_URL/);
    await cleanup.stop();
    await admin.query(`drop database ${name} with (force)`);
    await admin.close();
  });
});
