import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { ExportFolder } from "../../../src/main/recordings/ExportFolder";
import { PartIntake } from "../../../src/main/recordings/PartIntake";
import type { Recordings } from "../../../src/main/recordings/Recordings";
import { recordingsHandlers } from "../../../src/main/recordings/recordingsHandlers";
import { partPath } from "../../../src/shared/bridge/partPath";
import { newFolder, newPart, newTake, openRecordings } from "./takes";

let recordings: Recordings;
let intake: PartIntake;
let ticket = "";
const take = newTake();

beforeEach(async () => {
  recordings = openRecordings(newFolder());
  intake = new PartIntake(recordings);
  ({ ticket } = await intake.begin(take));
});

function put(
  seq: number,
  { method = "PUT", id = take.id, by = ticket, end = "1000", bytes = newPart(seq).bytes } = {},
) {
  const address = `app://chartside${partPath(id, seq)}?end=${end}`;
  const body = method === "PUT" ? { body: bytes } : {};
  return intake.answer(new Request(address, { method, headers: { authorization: `Bearer ${by}` }, ...body }));
}

describe("PUT of a part to the journal", () => {
  test("accepts a part with its take's ticket and answers once it is on disk", async () => {
    const answer = await put(0);
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
    expect(await recordings.parts(take.id, 0, 1)).toEqual([newPart(0)]);
  });

  test("rejects a part without a ticket of its open take", async () => {
    const other = newTake();
    const { ticket: othersTicket } = await intake.begin(other);
    for (const by of ["", "x", othersTicket]) expect((await put(0, { by })).status).toBe(403);
    expect((await put(0, { id: randomUUID() })).status).toBe(403);
    await recordingsHandlers(recordings, intake, new ExportFolder(() => Promise.resolve(null))).change({
      takeId: take.id,
      change: { state: "stopped" },
    });
    expect((await put(0)).status).toBe(403);
    expect(await recordings.parts(take.id, 0, 1)).toEqual([]);
  });

  test("answers with a problem if a request does not carry the next part of a take", async () => {
    const empty = await put(0, { bytes: new Uint8Array(0) });
    expect(await empty.json()).toMatchObject({ code: "invalid_input" });
    expect((await put(0, { bytes: new Uint8Array(1024 * 1024 + 1) })).status).toBe(400);
    for (const end of ["-1", "1.5", "x", "99999999999", "0x10", "1e3", ""])
      expect((await put(0, { end })).status).toBe(400);
    expect((await put(1)).status).toBe(409);
    expect((await put(0, { method: "GET" })).status).toBe(404);
    expect(intake.isCall("/recordings/../secret")).toBe(true);
    expect((await intake.answer(new Request("app://chartside/recordings/../secret"))).status).toBe(404);
    expect(intake.isCall("/api/v1/visits")).toBe(false);
  });
});
