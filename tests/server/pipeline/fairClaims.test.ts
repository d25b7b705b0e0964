import { afterAll, beforeAll, expect, test } from "vitest";
import { VisitWorkRepository } from "../../../src/server/visits/VisitWorkRepository";
import { newVisit } from "../recording/RecordingClient";
import { startTestServer, type TestServer } from "../testServer";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("no more of a clinician's visits are claimed than the limit, so that workers are left for others", async () => {
  const work = new VisitWorkRepository(server.context.database);
  const [one, other] = [await server.newUser(), await server.newUser()];
  const visits: string[] = [];
  for (const user of [one, one, one, one, other]) {
    const id = await newVisit(server, user);
    await work.wake(id);
    visits.push(id);
  }
  // at most four visits, two of each clinician
  const claim = async () => (await work.claim("a worker", 4, 2)).map(({ visitId }) => visitId).toSorted();
  expect(await claim()).toEqual([visits[0], visits[1], visits[4]].toSorted((a = "", b = "") => (a < b ? -1 : 1)));
  expect(await claim()).toEqual([]);
  await server.context.database.query("update visit_work set due = false, leased_until = null where visit_id = $1", [
    visits[0],
  ]);
  expect(await claim()).toEqual([visits[2]]);
});
