import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { purgeDeleted } from "../../../src/server/pipeline/purgeDeleted";
import { spokenParts } from "../../bench/ogg";
import { problemOf, RecordingClient } from "./RecordingClient";
import { startTestServer, type TestServer } from "../testServer";

let server: TestServer;
const { parts } = spokenParts(0.2);
const first = parts[0] ?? new Uint8Array();
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

async function purge(visitId: string): Promise<void> {
  const deleted = "update visits set deleted_at = now() - interval '1 day' where id = $1";
  await server.context.database.query(deleted, [visitId]);
  expect(await purgeDeleted(server.context)).toBe(1);
}
const notFound = { status: 404, code: "not_found" };

test("a part that arrives while its visit is deleted for good answers 404, before and after its key is read", async () => {
  for (const isKeyRead of [false, true]) {
    const client = await RecordingClient.recording(server);
    const { vault } = server.context;
    const readKey = vault.key.bind(vault);
    const key = vi.spyOn(vault, "key").mockImplementationOnce(async (...of) => {
      const found = isKeyRead ? await readKey(...of) : null;
      await purge(client.visitId);
      return found ?? readKey(...of);
    });
    expect(await problemOf(await client.put(0, first))).toEqual(notFound);
    key.mockRestore();
  }
});

test("a recording that is stopped while its visit is deleted for good answers 404", async () => {
  const client = await RecordingClient.recording(server);
  await client.putAll([first]);
  const { vault } = server.context;
  const opener = vi.spyOn(vault, "opener").mockImplementationOnce(async (db, sealed) => {
    await purge(client.visitId);
    opener.mockRestore();
    return vault.opener(db, sealed);
  });
  expect(await problemOf(await client.finish(1, 1_000))).toEqual(notFound);
});

test("a part that cannot be stored for another reason is not reported as deleted", async () => {
  const client = await RecordingClient.recording(server);
  const key = vi.spyOn(server.context.vault, "key").mockRejectedValueOnce(new Error("broken"));
  expect((await client.put(0, first)).status).toBe(500);
  key.mockRestore();
});
