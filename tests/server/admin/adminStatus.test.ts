import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AdminStatus, adminStatusSchema } from "../../../src/shared/admin/adminStatus";
import { startTestServer, type TestServer, type TestUser } from "../testServer";

let server: TestServer;
let admin: TestUser;
let pro: TestUser;
beforeAll(async () => {
  server = await startTestServer({ CHARTSIDE_BILLING: "off" });
  admin = await server.newUser("admin");
  pro = await server.newUser("pro");
});
afterAll(() => server.stop());

async function status(): Promise<AdminStatus> {
  const response = await server.call(admin, "GET", "/api/v1/admin/status");
  expect(response.status).toBe(200);
  return adminStatusSchema.parse(await response.json());
}

describe("GET /api/v1/admin/status", () => {
  test("answers 403 to everyone but admins, by their real account type, whatever preview header they send [P2.13]", async () => {
    const enterprise = await server.newUser("enterprise");
    const statusFor = async (user: TestUser | null, preview?: string) => {
      const headers: Record<string, string> = preview ? { "X-Preview-Mode": preview } : {};
      return (await server.call(user, "GET", "/api/v1/admin/status", undefined, { headers })).status;
    };
    expect(await statusFor(null)).toBe(401);
    expect(await statusFor(pro)).toBe(403);
    expect(await statusFor(pro, "admin")).toBe(403);
    expect(await statusFor(enterprise, "admin")).toBe(403);
    expect(await statusFor(admin)).toBe(200);
    expect(await statusFor(admin, "pro")).toBe(403);
  });

  test("returns versions, disk, sizes, speech, mail and billing [P2.12]", async () => {
    const now = await status();
    expect(now.versions).toMatchObject({
      chartside: server.context.settings.version,
      node: process.versions.node,
      postgresql: expect.stringMatching(/^1[0-9]/) as string,
    });
    expect(now).toMatchObject({ mail: "outbox", billing: "off", speech: { engine: "none", ready: false } });
    expect(now.storage.disk_total_bytes).toBeGreaterThan(now.storage.disk_free_bytes);
    expect(now.storage.disk_free_bytes).toBeGreaterThan(0);
    expect(now.storage.database_bytes).toBeGreaterThan(1_000_000);
    expect(now.storage).toMatchObject({ full: false, audio_bytes: 0 });
    expect(Date.parse(now.started_at)).toBeLessThan(Date.parse(now.at));
    expect(Math.abs(Date.parse(now.at) - Date.now())).toBeLessThan(60_000);
  });

  test("counts visits by state and the age of the oldest waiting one, without deleted visits", async () => {
    const { database } = server.context;
    const visit = async (state: string) => {
      const response = await server.call(pro, "POST", "/api/v1/visits", { patient_name: "Quentin Quarry" });
      const { id } = (await response.json()) as { id: string };
      await database.query("update visits set status = $2 where id = $1", [id, state]);
      return id;
    };
    const none = (await status()).work;
    expect(none).toEqual({ recording: 0, waiting: 0, running: 0, needs_attention: 0, oldest_waiting_s: null });

    const [waiting, longest, , , deleted, leased] = [
      await visit("transcribing"),
      await visit("drafting"),
      await visit("needs_attention"),
      await visit("paused"),
      await visit("needs_attention"),
      await visit("recording"),
    ];
    await database.query(
      `insert into visit_work (visit_id, due, updated_at, leased_until) values
         ($1, true, now() - interval '20 seconds', null),
         ($2, true, now() - interval '90 seconds', now() - interval '1 second'),
         ($3, true, now() - interval '1 hour', null),
         ($4, true, now() - interval '1 hour', now() + interval '1 minute')`,
      [waiting, longest, deleted, leased],
    );
    await database.query("update visits set deleted_at = now() where id = $1", [deleted]);
    await database.query(
      `insert into takes (id, visit_id, seq, mime, source, stored_key, stored_bytes, audio_deleted_at) values
         (gen_random_uuid(), $1, 0, 'audio/ogg', 'microphone', 'a', 4000, null),
         (gen_random_uuid(), $1, 1, 'audio/ogg', 'microphone', 'b', 500, now())`,
      [waiting],
    );
    const response = await server.call(admin, "GET", "/api/v1/admin/status");
    const text = await response.text();
    const { work, storage } = adminStatusSchema.parse(JSON.parse(text));
    expect(work).toMatchObject({ recording: 2, waiting: 2, running: 1, needs_attention: 1 });
    expect(work.oldest_waiting_s).toBeGreaterThanOrEqual(90);
    expect(work.oldest_waiting_s).toBeLessThan(150);
    expect(storage.audio_bytes).toBe(4000);
    for (const secret of ["Quentin", "Quarry", waiting, longest]) expect(text).not.toContain(secret); // no patient data
  });

  test("polling every ten seconds does not count as activity", async () => {
    const { database } = server.context;
    const minutesIdle = async (): Promise<number> => {
      const sql =
        "select extract(epoch from now() - last_active_at)::float8 / 60 as idle from auth_sessions where id = $1";
      return (await database.query<{ idle: number }>(sql, [admin.sessionId])).rows[0]?.idle ?? NaN;
    };
    await database.query("update auth_sessions set last_active_at = now() - interval '10 minutes' where id = $1", [
      admin.sessionId,
    ]);
    await status();
    expect(await minutesIdle()).toBeGreaterThan(9);
    await server.call(admin, "GET", "/api/v1/visits");
    expect(await minutesIdle()).toBeLessThan(1);
  });
});
