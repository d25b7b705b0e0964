import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { draftFailure } from "../../../src/server/pipeline/draftVisit";
import { giveUp, giveUpDraft } from "../../../src/server/pipeline/giveUp";
import { Lease } from "../../../src/server/pipeline/Lease";
import { setVisitStatus } from "../../../src/server/visits/setVisitStatus";
import { VisitWorkRepository } from "../../../src/server/visits/VisitWorkRepository";
import type { Visit, VisitStatus } from "../../../src/shared/visits/visit";
import { newVisit } from "../recording/RecordingClient";
import { startTestServer, type TestServer, type TestUser } from "../testServer";

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.newUser();
});
afterAll(() => server.stop());

/**
 * Reports that the work on a visit with this status has failed `attempts` times in a row.
 * @returns whether the work is given up; the visit's status and its reason afterwards.
 */
async function failedWork(status: VisitStatus, attempts: number): Promise<[boolean, VisitStatus, string | null]> {
  const { database } = server.context;
  const id = await newVisit(server, user);
  const table = status === "drafting" ? "draft_work" : "visit_work";
  const work = new VisitWorkRepository(database, table);
  await setVisitStatus(database, id, status);
  await work.wake(id);
  const [claimed] = await work.claim("a worker", 1);
  const lease = new Lease(id, claimed?.epoch ?? 0, new AbortController().signal, table);
  const isGivenUp =
    table === "draft_work"
      ? await giveUpDraft(server.context, lease, attempts)
      : await giveUp(database, lease, attempts);
  await work.release(id, lease.epoch, { failed: false });
  await database.query(`update ${table} set due = false where visit_id = $1`, [id]);
  const visit = (await (await server.call(user, "GET", `/api/v1/visits/${id}`)).json()) as Visit;
  return [isGivenUp, visit.status, visit.status_reason];
}

describe("work on a visit that fails unexpectedly", () => {
  test("is retried up to the fourth time", async () => {
    expect(await failedWork("transcribing", 4)).toEqual([false, "transcribing", null]);
  });

  test("says that the transcript is incomplete if it fails for the fifth time while transcribing", async () => {
    const reason = "The transcript could not be completed: something went wrong on the server. The audio is safe.";
    expect(await failedWork("transcribing", 5)).toEqual([true, "needs_attention", reason]);
  });

  test("says that the note was not drafted if it fails for the fifth time while drafting", async () => {
    expect(await failedWork("drafting", 5)).toEqual([true, "needs_attention", draftFailure]);
  });

  test("leaves a visit that is being recorded as it is", async () => {
    expect(await failedWork("recording", 9)).toEqual([false, "recording", null]);
  });
});
