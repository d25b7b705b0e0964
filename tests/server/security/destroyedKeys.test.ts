import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { requestDraft } from "../../../src/server/notes/requestDraft";
import { purgeDeleted } from "../../../src/server/pipeline/purgeDeleted";
import { forgetDestroyedKeys, keyChannel } from "../../../src/server/platform/crypto/forgetDestroyedKeys";
import { Vault } from "../../../src/server/platform/crypto/Vault";
import { Notifications } from "../../../src/server/platform/Notifications";
import { chunkContext } from "../../../src/server/recording/TakeReader";
import { storeTake } from "../../../src/server/recording/storeTake";
import { UtterancesRepository } from "../../../src/server/transcription/UtterancesRepository";
import { spokenParts } from "../../bench/ogg";
import { RecordingClient } from "../recording/RecordingClient";
import { startTestServer, type TestServer, type TestUser } from "../testServer";

let server: TestServer;
let nora: TestUser;
const { parts } = spokenParts(0.1);
const word = "zyxwvut";
beforeAll(async () => {
  server = await startTestServer();
  nora = await server.newUser();
});
afterAll(() => server.stop());

/** A sealed value of a visit, as a backup of the tables has it. */
interface Sealed {
  visit: string;
  context: string;
  sealed: Buffer;
}

/** Every column with sealed values of visits. */
const ofVisits = `
  select id::text as visit, 'visit:' || id as context, sealed from visits
  union all select visit_id::text, 'utterance:' || id, sealed from utterances
  union all select n.visit_id::text, 'document:' || n.id || ':' || v.version, v.sealed
    from document_versions v join documents n on n.id = v.document_id
  union all select n.visit_id::text, 'document author:' || n.id || ':' || v.version, v.saved_by
    from document_versions v join documents n on n.id = v.document_id
  union all select visit_id::text, 'document signer:' || id, signed_by from documents where signed_by is not null
  union all select visit_id::text, 'document basis:' || id, rests_on from documents where rests_on is not null
  union all select visit_id::text, 'document grown:' || id, grown_from from documents where grown_from is not null
  union all select t.visit_id::text, 'part:' || p.take_id || ':' || p.seq, p.sealed
    from take_parts p join takes t on t.id = p.take_id where p.sealed is not null
  union all select visit_id::text, 'draft:' || visit_id || ':' || kind, sealed from pending_drafts`;

/** Columns of bytes that are not a visit's: sealed with another key, or not sealed. */
const others = [
  "appointments.sealed",
  "audit_events.client",
  "audit_events.person",
  "auth_flows.code_hash",
  "auth_one_time_tokens.token_hash",
  "auth_one_time_tokens.user_metadata",
  "auth_sessions.client",
  "auth_sessions.refresh_key",
  "auth_users.sealed",
  "billing_test_sessions.token_hash",
  "data_keys.wrapped",
  "invitations.sealed",
  "invitations.token_hash",
  "language_models.sealed",
  "newsletter_subscribers.confirm_hash",
  "newsletter_subscribers.sealed",
  "newsletter_subscribers.unsubscribe_hash",
  "patients.sealed",
  "server_key.wrapped",
  "take_parts.sha256",
  "template_versions.sealed",
  "users.sealed",
  "users.snippets",
  "users.vocabulary",
  "users.writing_style",
];

/** Makes a visit with a name, the parts of a take that is not finished, an utterance and the request of a note. */
async function fullVisit(): Promise<RecordingClient> {
  const client = await RecordingClient.recording(server, nora);
  const path = `/api/v1/visits/${client.visitId}`;
  expect((await server.call(nora, "PATCH", path, { patient_name: word, reason: word })).status).toBe(200);
  await client.putAll(parts);
  const { context } = server;
  await context.database.transaction(async (tx) => {
    const line = { takeId: client.takeId, startMs: 0, endMs: 900, speaker: "patient", text: word } as const;
    await new UtterancesRepository(tx, context.vault).insert(client.visitId, {
      ...line,
      speakerSource: "engine",
      confidence: 1,
    });
    await requestDraft(tx, context, client.visitId, { kind: "note", instructions: word });
  });
  return client;
}

/** Copies the sealed values of visits, and the stored sound of these takes, as a backup does. */
async function backUp(stored: readonly RecordingClient[]): Promise<Sealed[]> {
  const { rows } = await server.context.database.query<Sealed>(ofVisits);
  const files = stored.map(async ({ visitId, takeId }) => {
    const take = await server.context.database.query<{ stored_key: string; stored_bytes: number }>(
      "select stored_key, stored_bytes from takes where id = $1",
      [takeId],
    );
    const { stored_key: key = "", stored_bytes: bytes = 0 } = take.rows[0] ?? {};
    const sealed = await server.context.audioStore.read(key, 0, bytes);
    return { visit: visitId, context: chunkContext(takeId, 0), sealed: Buffer.from(sealed) };
  });
  return [...rows, ...(await Promise.all(files))];
}

/** Opens what can be opened of a visit in a backup, with the server's key and the keys that the database has now. */
async function openedOf(backup: readonly Sealed[], visit: string, vault = new Vault(server.serverKey)) {
  const own = backup.filter((value) => value.visit === visit);
  const keys = await vault.opener(
    server.context.database,
    own.map(({ sealed }) => sealed),
  );
  const opened = own.flatMap(({ sealed, context }) => {
    try {
      return [keys.open(sealed, context)];
    } catch {
      return [];
    }
  });
  return { count: own.length, opened };
}

/** Deletes a visit for good. */
async function purge(visitId: string): Promise<void> {
  await server.call(nora, "DELETE", `/api/v1/visits/${visitId}`);
  const { database } = server.context;
  await database.query("update takes set last_part_at = now() - interval '2 hours' where visit_id = $1", [visitId]);
  await database.query("update visits set deleted_at = now() - interval '1 hour' where id = $1", [visitId]);
  expect(await purgeDeleted(server.context)).toBe(1);
}

describe("a visit that was deleted for good", () => {
  test("cannot be opened in an earlier backup of tables and sound", async () => {
    const [purged, kept] = [await fullVisit(), await fullVisit()];
    for (const client of [purged, kept]) {
      const before = await backUp([]);
      expect(before.filter(({ visit }) => visit === client.visitId).length).toBeGreaterThanOrEqual(
        5 + parts.length - 1,
      );
    }
    const partsOnly = await backUp([]);
    for (const client of [purged, kept]) {
      await client.finish(parts.length);
      await storeTake(server.context, client.takeId);
    }
    const backup = [...partsOnly, ...(await backUp([purged, kept]))];
    for (const { visitId } of [purged, kept]) {
      const { count, opened } = await openedOf(backup, visitId);
      expect(opened).toHaveLength(count);
      expect(opened.filter((plain) => plain.includes(word)).length).toBeGreaterThanOrEqual(3); // name, line, draft
      expect(opened.filter((plain) => plain.includes("OggS")).length).toBeGreaterThanOrEqual(parts.length + 1);
    }

    await purge(purged.visitId);

    expect((await openedOf(backup, purged.visitId)).opened).toEqual([]);
    const { count, opened } = await openedOf(backup, kept.visitId);
    expect(opened).toHaveLength(count);
  });

  test("has its key removed from the memory of every server", async () => {
    const { visitId } = await fullVisit();
    const { database, vault } = server.context;
    const other = new Vault(server.serverKey);
    const notifications = new Notifications(database, [keyChannel], () => {});
    forgetDestroyedKeys(other, notifications);
    await notifications.start();
    database.sendNoticesWith(() => {});
    const backup = await backUp([]);
    for (const one of [vault, other]) expect((await openedOf(backup, visitId, one)).opened.length).toBeGreaterThan(3);
    await purge(visitId);
    for (const one of [vault, other])
      await expect.poll(async () => (await openedOf(backup, visitId, one)).opened, { timeout: 20_000 }).toEqual([]);
    await notifications.close();
  });
});

test("every column of bytes is known as sealed with a visit's key or not", async () => {
  const { rows } = await server.context.database.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'bytea' order by 1`,
  );
  const known = [
    "document_versions.saved_by",
    "document_versions.sealed",
    "documents.grown_from",
    "documents.rests_on",
    "documents.signed_by",
    "take_parts.sealed",
    "utterances.sealed",
    "pending_drafts.sealed",
    "visits.sealed",
  ];
  expect(rows.map(({ name }) => name)).toEqual([...known, ...others].toSorted());
});

describe("keys in memory", () => {
  test("are not read again for each part of a recording", async () => {
    const client = await RecordingClient.recording(server, nora);
    const query = vi.spyOn(server.context.database, "query");
    await client.putAll(parts);
    const reads = query.mock.calls.filter(([sql]) => sql.includes("data_keys")).length;
    query.mockRestore();
    expect(parts.length).toBeGreaterThan(4);
    expect(reads).toBe(1);
  });

  test("are read in one statement for a page of visits", async () => {
    const query = vi.spyOn(server.context.database, "query");
    server.context.vault.forget(null);
    expect((await server.call(nora, "GET", "/api/v1/visits")).status).toBe(200);
    const reads = query.mock.calls.filter(([sql]) => sql.includes("data_keys")).length;
    query.mockRestore();
    expect(reads).toBe(1);
  });

  test("do not include a key whose transaction was rolled back", async () => {
    const { database, vault } = server.context;
    const id = crypto.randomUUID();
    const make = async (fails: boolean) =>
      database.transaction(async (tx) => {
        const { store } = await vault.newKey(tx, { kind: "visit", id }, nora.organizationId);
        await store(tx);
        await vault.key(tx, "visit", id);
        if (fails) throw new Error("rolled back");
      });
    await expect(make(true)).rejects.toThrow("rolled back");
    await expect(vault.key(database, "visit", id)).rejects.toThrow("destroyed");
    await make(false);
    const sealed = (await vault.key(database, "visit", id)).seal(Buffer.from(word), "x");
    const fresh = await new Vault(server.serverKey).opener(database, [sealed]);
    expect(fresh.open(sealed, "x").toString()).toBe(word);
  });
});

test("a person who moves takes their visits' keys along: the former organization's key is not needed", async () => {
  const [mover, operator] = [await server.newUser("pro", "own"), nora];
  const created = await server.call(mover, "POST", "/api/v1/visits", { title: word });
  const { id } = (await created.json()) as { id: string };
  const path = `/api/v1/organizations/${operator.organizationId}/people`;
  const moved = await server.call(operator, "POST", path, { user_id: mover.id, visits: "go_along" });
  expect(moved.status, await moved.text()).toBe(200);
  const { database } = server.context;
  await database.query("delete from data_keys where kind = 'organization' and id = $1", [mover.organizationId]);
  const backup = await backUp([]);
  const { opened } = await openedOf(backup, id);
  expect(opened.map(String).join()).toContain(word);
});

test("the key of a removed person's search tokens is destroyed with them", async () => {
  const { database, vault } = server.context;
  const { id } = await server.newUser();
  const token = async () => (await vault.tokensOf(database, "user", id, "visits"))(word);
  const before = await token();
  expect(await token()).toBe(before);
  await database.query("delete from users where id = $1", [id]);
  await expect(database.query("select 1 from data_keys where id = $1", [id])).resolves.toMatchObject({ rowCount: 0 });
  await expect.poll(token, { timeout: 20_000 }).not.toBe(before);
});
