import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { UtterancesRepository } from "../../../src/server/transcription/UtterancesRepository";
import { startTestServer, type TestServer } from "../testServer";
import { VisitClient } from "./VisitClient";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

/** Pastes a transcript of three lines. */
async function pastedVisit(): Promise<VisitClient> {
  const visit = await VisitClient.open(server);
  const text = "Doctor: Do you smoke?\nPatient: I stopped five years ago.\nDoctor: Good.";
  expect((await visit.call("PUT", "/transcript", { text })).status).toBe(200);
  return visit;
}

const linesOf = async ({ id }: VisitClient): Promise<string[]> => {
  const { database, vault, log } = server.context;
  return (await new UtterancesRepository(database, vault).listByVisit(id, log)).map(({ text }) => text);
};

/** Counts the texts that the database sends while the transcript is read. */
async function sentWhileRead(visit: VisitClient): Promise<number> {
  const query = vi.spyOn(server.context.database, "query");
  await linesOf(visit);
  const results = await Promise.all(query.mock.results.map(({ value }) => value as Promise<{ rows: object[] }>));
  query.mockRestore();
  return results.flatMap(({ rows }) => rows).filter((row) => "sealed" in row && row.sealed !== null).length;
}

describe("a transcript that was read", () => {
  test("is not sent and decrypted again, apart from what was changed since", async () => {
    const visit = await pastedVisit();
    await linesOf(visit);
    expect(await sentWhileRead(visit)).toBe(0);
    const [line] = await visit.utterances();
    await visit.call("PATCH", `/transcript/${line?.id}`, { text: "Do you smoke now?" });
    expect(await sentWhileRead(visit)).toBeLessThanOrEqual(1);
    expect((await linesOf(visit))[0]).toBe("Do you smoke now?");
    expect((await visit.utterances())[0]).toMatchObject({ original_text: "Do you smoke?", speaker: "clinician" });
  });

  test("shows a speaker's name that was changed since", async () => {
    const visit = await pastedVisit();
    const [, line] = await visit.utterances();
    for (const name of ["Mother", "Father"]) {
      await visit.call("PATCH", `/transcript/${line?.id}`, { speaker: "other", speaker_name: name });
      expect((await visit.utterances())[1]).toMatchObject({ speaker: "other", speaker_name: name });
    }
    await visit.call("PATCH", `/transcript/${line?.id}`, { speaker: "patient" });
    expect((await visit.utterances())[1]).toMatchObject({ speaker: "patient", speaker_name: null });
  });

  test("loses what was deleted since", async () => {
    const visit = await pastedVisit();
    await linesOf(visit);
    await visit.call("PUT", "/transcript", { text: "Patient: Only this." });
    expect(await linesOf(visit)).toEqual(["Only this."]);
  });

  test("does not open a text that was moved to another line in the database", async () => {
    const visit = await pastedVisit();
    await linesOf(visit);
    const [first, second] = await visit.utterances();
    await server.context.database.query(
      "update utterances u set sealed = o.sealed from utterances o where u.id = $1 and o.id = $2",
      [first?.id, second?.id],
    );
    expect(await linesOf(visit)).not.toContain("Do you smoke?");
    expect(await linesOf(visit)).toHaveLength(2);
  });

  test("is not opened from memory once its key is destroyed", async () => {
    const { database, vault } = server.context;
    const visit = await pastedVisit();
    await linesOf(visit);
    await database.query("delete from data_keys where id = $1", [visit.id]);
    vault.forget(`visit:${visit.id}`);
    expect(await linesOf(visit)).toEqual([]);
  });
});
