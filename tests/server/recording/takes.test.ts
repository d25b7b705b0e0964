import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TakeState } from "../../../src/shared/recording/takeState";
import { spokenParts } from "../../bench/ogg";
import { startTestServer, type TestServer } from "../testServer";
import { newVisit, problemOf, RecordingClient, takeOf } from "./RecordingClient";

let server: TestServer;
const { parts } = spokenParts(0.2);
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

test("POST /takes starts a take once and sets the visit to recording", async () => {
  const user = await server.newUser();
  const client = new RecordingClient(server, user, await newVisit(server, user));
  const first = await client.begin();
  const again = await client.begin();
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(await again.json()).toEqual(await first.json());
  const visit = await client.visit();
  expect(visit.status).toBe("recording");
  expect(visit.started_at).not.toBeNull();
});

test("POST /takes refuses a take after the patient declined, imports included", async () => {
  const user = await server.newUser();
  const refused = { given: false, method: "refused", at: new Date().toISOString() };
  for (const source of ["microphone", "import"]) {
    const client = new RecordingClient(server, user, await newVisit(server, user, refused));
    expect(await problemOf(await client.begin({ source }))).toEqual({ status: 409, code: "consent_missing" });
    expect((await client.visit()).status).toBe("open");
  }
});

test("POST /takes decides by the newest answer about consent", async () => {
  const user = await server.newUser();
  const at = (minute: number): string => `2026-11-21T09:${minute}:00Z`;
  const given = (minute: number) => ({ given: true, method: "spoken", at: at(minute) });
  const refused = (minute: number) => ({ given: false, method: "refused", at: at(minute) });
  const begin = async (visitId: string, consent: unknown) =>
    (await new RecordingClient(server, user, visitId).begin({ consent })).status;
  const visitId = await newVisit(server, user, given(15));
  expect(await begin(visitId, refused(10))).toBe(201); // earlier than the recorded consent
  expect(await begin(visitId, refused(20))).toBe(409);
  expect(await begin(visitId, undefined)).toBe(409); // the refusal is stored although the take is not
  const again = await newVisit(server, user, refused(10));
  await server.call(user, "PATCH", `/api/v1/visits/${again}`, { consent: refused(20) });
  expect(await begin(again, given(15))).toBe(409); // from before the later refusal
  expect(await begin(again, refused(30))).toBe(409);
  expect(await begin(again, given(25))).toBe(409);
  expect(await begin(again, given(40))).toBe(201);
});

test("POST /takes accepts a take without recorded consent, which the recorder asks for", async () => {
  const user = await server.newUser();
  const client = new RecordingClient(server, user, await newVisit(server, user, null));
  expect((await client.begin()).status).toBe(201);
  expect((await client.visit()).consent).toBeNull();
});

test("POST /takes refuses a second recorder until the first has been silent for 15 s", async () => {
  const client = await RecordingClient.recording(server);
  const second = new RecordingClient(server, client.user, client.visitId);
  const elsewhere = await second.begin({ recorder_id: "computer-2" });
  expect(await problemOf(elsewhere)).toEqual({ status: 409, code: "recording_elsewhere" });
  await server.context.database.query(
    "update takes set created_at = now() - interval '1 minute', last_part_at = now() - interval '16 seconds' where id = $1",
    [client.takeId],
  );
  const later = await second.begin({ recorder_id: "computer-2" });
  expect(later.status).toBe(201);
  expect((await takeOf(later)).seq).toBe(1);
});

test("POST /takes lets the same recorder start another take", async () => {
  const client = await RecordingClient.recording(server);
  const next = new RecordingClient(server, client.user, client.visitId);
  expect((await next.begin({ recorder_id: "computer-1" })).status).toBe(201);
});

test("POST /takes refuses a take id of another visit", async () => {
  const client = await RecordingClient.recording(server);
  const visitId = await newVisit(server, client.user);
  const response = await server.call(client.user, "POST", `/api/v1/visits/${visitId}/takes`, { id: client.takeId });
  expect(await problemOf(response)).toEqual({ status: 409, code: "conflict" });
});

test("POST /takes refuses audio other than Ogg", async () => {
  const user = await server.newUser();
  const client = new RecordingClient(server, user, await newVisit(server, user));
  const response = await client.begin({ mime: "audio/wav" });
  expect(await problemOf(response)).toEqual({ status: 415, code: "unsupported_audio" });
});

test("POST /takes/{id}/finish measures the audio and sets the visit to transcribing", async () => {
  const client = await RecordingClient.recording(server);
  await client.putAll(parts);
  const finished = await client.finish(parts.length, 5);
  expect(finished.status).toBe(200);
  const take = await takeOf(finished);
  expect(take).toMatchObject({ state: "finished", parts: parts.length, received: parts.length });
  expect(Math.abs(take.duration_ms - 12_000)).toBeLessThan(50);
  expect(await client.visit()).toMatchObject({ status: "transcribing", duration_ms: take.duration_ms });
  const work = await server.context.database.query<{ due: boolean }>("select due from visit_work where visit_id = $1", [
    client.visitId,
  ]);
  expect(work.rows).toEqual([{ due: true }]);
});

test("POST /takes/{id}/finish repeats its answer and refuses another number of parts", async () => {
  const client = await RecordingClient.recording(server);
  await client.putAll(parts);
  const first = await takeOf(await client.finish(parts.length));
  expect(await takeOf(await client.finish(parts.length))).toEqual(first);
  expect(await problemOf(await client.finish(parts.length - 1))).toEqual({ status: 409, code: "take_finished" });
});

test("POST /takes/{id}/finish lists missing parts and succeeds when they have arrived", async () => {
  const client = await RecordingClient.recording(server);
  for (const [seq, bytes] of parts.entries()) if (seq % 3 !== 1) await client.put(seq, bytes);
  const missing = parts.map((_, seq) => seq).filter((seq) => seq % 3 === 1);
  const problem = await problemOf(await client.finish(parts.length));
  expect(problem).toEqual({ status: 409, code: "parts_missing", missing });
  for (const seq of missing) await client.put(seq, parts[seq] ?? new Uint8Array());
  expect((await client.finish(parts.length)).status).toBe(200);
});

test("POST /takes/{id}/finish refuses fewer parts than have arrived", async () => {
  const client = await RecordingClient.recording(server);
  await client.putAll(parts);
  expect(await problemOf(await client.finish(2))).toEqual({ status: 409, code: "part_conflict" });
});

test("a take without parts has empty audio", async () => {
  const client = await RecordingClient.recording(server);
  const take = await takeOf(await client.finish(0));
  expect(take).toMatchObject({ state: "finished", parts: 0, duration_ms: 0 });
  const audio = await client.audio();
  expect([audio.status, await audio.text()]).toEqual([200, ""]);
  expect((await client.visit()).status).toBe("transcribing");
});

test("an earlier take that finishes late leaves the visit recording", async () => {
  const client = await RecordingClient.recording(server);
  const next = new RecordingClient(server, client.user, client.visitId);
  await next.begin({ recorder_id: "computer-1" });
  await client.finish(0);
  expect((await next.visit()).status).toBe("recording");
  await next.finish(0);
  expect((await next.visit()).status).toBe("transcribing");
});

test("POST /takes refuses a signed visit", async () => {
  const user = await server.newUser();
  const client = new RecordingClient(server, user, await newVisit(server, user));
  await server.context.database.query("update visits set status = 'signed' where id = $1", [client.visitId]);
  expect(await problemOf(await client.begin())).toEqual({ status: 409, code: "note_signed" });
});

test("take routes answer 404 for other users' and unknown takes, 401 without a token", async () => {
  const client = await RecordingClient.recording(server);
  await client.put(0, parts[0] ?? new Uint8Array());
  const stranger = new RecordingClient(server, await server.newUser(), client.visitId);
  const asStranger = Object.assign(new RecordingClient(server, stranger.user, client.visitId), {
    takeId: client.takeId,
  });
  const unknown = new RecordingClient(server, client.user, client.visitId);
  const otherVisit = Object.assign(new RecordingClient(server, client.user, await newVisit(server, client.user)), {
    takeId: client.takeId,
  });
  for (const who of [asStranger, unknown, otherVisit]) {
    const answers = [
      await who.put(0, parts[0] ?? new Uint8Array()),
      await who.finish(1),
      await who.audio(),
      await server.call(who.user, "GET", `${who.path}/${who.takeId}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  }
  expect((await stranger.begin()).status).toBe(404);
  expect((await server.call(stranger.user, "GET", stranger.path)).status).toBe(404);
  expect((await server.call(client.user, "GET", `/api/v1/visits/${randomUUID()}/takes`)).status).toBe(404);
  expect((await server.call(null, "GET", client.path)).status).toBe(401);
  expect((await client.state()).state).toBe("recording");
});

test("take routes refuse malformed ids, numbers and bodies with a sentence", async () => {
  const client = await RecordingClient.recording(server);
  const first = parts[0] ?? new Uint8Array();
  const answers = [
    await client.put("-1", first),
    await client.put("1.5", first),
    await client.put("abc", first),
    await client.put("999999", first),
    await client.finish(-1),
    await client.begin({ id: "'; drop table takes; --" }),
    await server.call(client.user, "POST", client.path, undefined, {
      body: "{not json",
      headers: { "content-type": "application/json" },
    }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(400);
    expect(answer.headers.get("content-type")).toContain("application/problem+json");
    expect(((await answer.json()) as { detail: string }).detail).toMatch(/^\w.+ .+\.$/);
  }
});

test("starting and finishing a take publish events", async () => {
  const client = await RecordingClient.recording(server);
  await client.finish(0);
  const { rows } = await server.context.database.query<{ type: string; ref: string | null }>(
    "select type, ref from visit_events where visit_id = $1 order by id",
    [client.visitId],
  );
  expect(rows.filter(({ type }) => type === "take")).toEqual([
    { type: "take", ref: client.takeId },
    { type: "take", ref: client.takeId },
  ]);
  expect(rows.filter(({ type }) => type === "visit").length).toBeGreaterThanOrEqual(2);
});

test("GET /takes lists takes in order with their missing parts", async () => {
  const client = await RecordingClient.recording(server);
  await client.put(0, parts[0] ?? new Uint8Array());
  await client.put(2, parts[2] ?? new Uint8Array());
  const next = new RecordingClient(server, client.user, client.visitId);
  await next.begin({ recorder_id: "computer-1" });
  const { items } = (await (await server.call(client.user, "GET", client.path)).json()) as { items: TakeState[] };
  expect(items.map(({ id, seq, missing }) => ({ id, seq, missing }))).toEqual([
    { id: client.takeId, seq: 0, missing: [1] },
    { id: next.takeId, seq: 1, missing: [] },
  ]);
});
