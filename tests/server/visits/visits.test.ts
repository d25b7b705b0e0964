import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Visit, VisitPage } from "../../../src/shared/visits/visit";
import { startTestServer, type TestServer, type TestUser } from "../testServer";

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.newUser();
});
afterAll(() => server.stop());

const call = (method: string, path: string, json?: unknown, as: TestUser = user): Promise<Response> =>
  server.call(as, method, `/api/v1${path}`, json);
async function ok<T>(response: Promise<Response>, status = 200): Promise<T> {
  const answer = await response;
  const body = (await answer.json()) as T;
  expect(answer.status, JSON.stringify(body)).toBe(status);
  return body;
}
const create = (json: unknown = {}, as: TestUser = user): Promise<Visit> =>
  ok<Visit>(call("POST", "/visits", json, as), 201);
const setStatus = (id: string, status: string): Promise<unknown> =>
  server.context.database.query("update visits set status = $2 where id = $1", [id, status]);
async function problem(response: Promise<Response>, status: number): Promise<string> {
  const answer = await response;
  expect(answer.status).toBe(status);
  expect(answer.headers.get("content-type")).toContain("application/problem+json");
  return ((await answer.json()) as { detail: string }).detail;
}

describe("POST /visits", () => {
  test("creates an open, unnamed visit with the default template from an empty body", async () => {
    const visit = await create();
    expect(visit).toMatchObject({
      title: "Unnamed session",
      patient_name: null,
      reason: null,
      status: "open",
      template_id: "soap",
      consent: null,
      duration_ms: 0,
      to_answer: 0,
      deleted_at: null,
    });
    expect(await ok(call("GET", `/visits/${visit.id}`))).toEqual(visit);
  });

  test("uses the patient's name as title if the title is empty", async () => {
    const { id } = await create({ patient_name: " Harold Whitfield " });
    expect((await ok<Visit>(call("GET", `/visits/${id}`))).title).toBe("Harold Whitfield");
    const renamed = await ok<Visit>(call("PATCH", `/visits/${id}`, { patient_name: "Harry Whitfield" }));
    expect(renamed.title).toBe("Harry Whitfield");
    expect((await ok<Visit>(call("PATCH", `/visits/${id}`, { title: "Knee" }))).title).toBe("Knee");
    expect((await ok<Visit>(call("PATCH", `/visits/${id}`, { title: "" }))).title).toBe("Harry Whitfield");
    expect((await ok<Visit>(call("PATCH", `/visits/${id}`, { patient_name: null }))).title).toBe("Unnamed session");
  });

  test("uses the template of the user's last visit", async () => {
    const someone = await server.newUser();
    await create({ template_id: "procedure" }, someone);
    expect((await create({}, someone)).template_id).toBe("procedure");
    expect((await create({}, await server.newUser())).template_id).toBe("soap");
  });

  test("creates one visit for repeated calls with the same id", async () => {
    const id = randomUUID();
    const [first, second] = await Promise.all([
      call("POST", "/visits", { id, reason: "Cough" }),
      call("POST", "/visits", { id, reason: "Cough" }),
    ]);
    expect(new Set([first?.status, second?.status])).toEqual(new Set([200, 201]));
    const page = await ok<VisitPage>(call("GET", "/visits?limit=200"));
    expect(page.items.filter((visit) => visit.id === id)).toHaveLength(1);
  });

  test("refuses the id of another user's visit without revealing it", async () => {
    const { id } = await create({ patient_name: "Secret Person" });
    const detail = await problem(call("POST", "/visits", { id }, await server.newUser()), 409);
    expect(detail).not.toContain("Secret");
  });

  test.each([
    { template_id: "no-such-template" },
    { template_id: "soap\u0000" },
    { id: "not-a-uuid" },
    { patient_id: "' or 1=1 --" },
    { title: "x".repeat(201) },
    { reason: 7 },
    { consent: { given: true, method: "refused", at: "2026-11-21T09:41:00Z" } },
    { consent: { given: "yes" } },
    [],
    "text",
  ])("refuses %j with a sentence", async (body) => {
    expect(await problem(call("POST", "/visits", body), 400)).toMatch(/\.$/);
  });
});

describe("text fields return what was typed", () => {
  const texts = [
    "'; drop table visits; --",
    "<script>alert(1)</script><img src=x onerror=alert(1)>",
    '$1 ${7*7} %s \\ " ` {{x}}',
    "bell \u0007",
    "日本語 عربى 🩺 é é ﬁ",
    "line\nbreak\ttab",
  ];
  test.each(texts)("%j", async (text) => {
    const { id } = await create({ title: text, patient_name: text, reason: text });
    const line = text.replaceAll(/\p{Cc}/gu, " ").trim(); // titles and names are one line
    const reason = text.replace("\u0007", "").trim(); // other texts have lines and tabs, but no other controls
    expect(await ok(call("GET", `/visits/${id}`))).toMatchObject({ title: line, patient_name: line, reason });
    const changed = await ok<Visit>(call("PATCH", `/visits/${id}`, { reason: `${reason}!` }));
    expect(changed).toMatchObject({ title: line, reason: `${reason}!` });
    const asked = text.replaceAll("\0", ""); // refused in an address
    const found = await ok<VisitPage>(call("GET", `/visits?q=${encodeURIComponent(asked)}`));
    expect(found.items.some((visit) => visit.id === id)).toBe(true);
    await ok(call("PUT", "/vocabulary", { words: [text.trim()] }));
    expect(await ok(call("GET", "/vocabulary"))).toEqual({ words: [text.trim()] });
  });
});

test("no text of a visit is readable in the database or the log", async () => {
  const canary = "Zyxwvut";
  const { id } = await create({ title: `${canary}a`, patient_name: `${canary}b`, reason: `${canary}c` });
  await call("PATCH", `/visits/${id}`, { reason: `${canary}d` });
  await call("GET", `/visits?q=${canary}`);
  await call("PUT", "/vocabulary", { words: [`${canary}e`] });
  await call("POST", "/visits", { reason: `${canary}f`, template_id: `${canary}g` });
  const { rows } = await server.context.database.query<{ text: string }>(
    "select (select string_agg(v::text, '') from visits v) || (select string_agg(u::text, '') from users u) as text",
  );
  const stored = rows[0]?.text ?? "";
  expect(stored).toContain(id);
  expect(stored).not.toContain(canary);
  expect(stored).not.toContain(Buffer.from(canary).toString("hex"));
  expect(server.logLines.join("")).not.toContain(canary);
});

describe("another user's visit", () => {
  test("answers 404 like an unknown id", async () => {
    const { id } = await create({ patient_name: "Mine Alone" });
    const other = await server.newUser();
    const unknown = randomUUID();
    for (const [method, path, body] of [
      ["GET", ""],
      ["PATCH", "", { title: "x" }],
      ["DELETE", ""],
      ["POST", "/restore"],
      ["POST", "/retry"],
      ["GET", "/events"],
    ] as const) {
      const theirs = await problem(call(method, `/visits/${id}${path}`, body, other), 404);
      expect(theirs).toBe(await problem(call(method, `/visits/${unknown}${path}`, body, other), 404));
    }
    expect((await ok<VisitPage>(call("GET", "/visits?q=mine", undefined, other))).items).toEqual([]);
    expect(await ok<Visit>(call("GET", `/visits/${id}`))).toMatchObject({ title: "Mine Alone", deleted_at: null });
  });

  test.each(["x", "1", "%00", "null", "00000000-0000-0000-0000-00000000000g", "../visits"])(
    "answers 4xx to a malformed id (%s)",
    async (id) => {
      for (const [method, rest] of [
        ["GET", ""],
        ["PATCH", ""],
        ["DELETE", ""],
        ["POST", "/retry"],
        ["GET", "/events"],
      ] as const) {
        const { status } = await call(
          method,
          `/visits/${encodeURIComponent(id)}${rest}`,
          method === "PATCH" ? {} : undefined,
        );
        expect([400, 404]).toContain(status);
      }
    },
  );
});

describe("PATCH /visits/{id}", () => {
  test("accepts only the statuses paused and recording", async () => {
    const { id } = await create();
    await problem(call("PATCH", `/visits/${id}`, { status: "paused" }), 409);
    await setStatus(id, "recording");
    expect((await ok<Visit>(call("PATCH", `/visits/${id}`, { status: "paused" }))).status).toBe("paused");
    expect((await ok<Visit>(call("PATCH", `/visits/${id}`, { status: "recording" }))).status).toBe("recording");
    for (const status of ["signed", "ready", "open", ""])
      await problem(call("PATCH", `/visits/${id}`, { status }), 400);
  });

  test("keeps the name of the imported file, encrypted, with the other details", async () => {
    const { id } = await create({ patient_name: "Ada Byron" });
    await ok(call("PATCH", `/visits/${id}`, { imported_file: "byron-visit2.wav" }));
    await ok(call("PATCH", `/visits/${id}`, { reason: "Cough" }));
    const visit = await ok<Visit>(call("GET", `/visits/${id}`));
    expect(visit).toMatchObject({ imported_file: "byron-visit2.wav", patient_name: "Ada Byron", reason: "Cough" });
    await problem(call("PATCH", `/visits/${id}`, { imported_file: "a".repeat(201) }), 400);
    const { rows } = await server.context.database.query<{ row: string }>("select v::text as row from visits v");
    expect(rows.map(({ row }) => row).join("")).not.toMatch(/byron-visit2/);
  });

  test.each([
    ["verbal", "spoken"],
    ["written", "paper"],
  ])("stores %s consent as %s", async (method, stored) => {
    const at = "2026-11-21T09:41:00Z";
    const { id } = await create({ consent: { given: true, method, at } });
    const visit = await ok<Visit>(call("GET", `/visits/${id}`));
    expect(visit.consent).toEqual({ given: true, method: stored, at });
  });

  test("refuses an unknown consent method and lists the known ones", async () => {
    const consent = { given: true, method: "telepathic", at: "2026-11-21T09:41:00Z" };
    expect(await problem(call("POST", "/visits", { consent }), 400)).toMatch(/spoken, paper, not_needed, refused/);
  });

  test("keeps consent that was given until it is withdrawn", async () => {
    const { id } = await create();
    const patch = (consent: unknown): Promise<Visit> => ok<Visit>(call("PATCH", `/visits/${id}`, { consent }));
    const at = (minute: number): string => `2026-11-21T09:${minute}:00Z`;
    const refused = { given: false, method: "refused", at: at(40) };
    const spoken = { given: true, method: "spoken", at: at(41) };
    expect((await patch(refused)).consent).toEqual(refused);
    expect((await patch(spoken)).consent).toEqual(spoken);
    expect((await patch({ given: true, method: "paper", at: at(50) })).consent).toEqual(spoken);
    expect((await patch(null)).consent).toEqual(spoken);
    const withdrawn = { given: false, method: "spoken", at: at(55) };
    expect((await patch(withdrawn)).consent).toEqual(withdrawn);
    const { rows } = await server.context.database.query<{ by: string }>(
      "select consent->>'noted_by' as by from visits where id = $1",
      [id],
    );
    expect(rows[0]?.by).toBe(user.id);
  });
});

test("POST /visits/{id}/retry queues a failed visit again", async () => {
  const { id } = await create();
  await problem(call("POST", `/visits/${id}/retry`), 409);
  await server.context.database.query(
    "update visits set status = 'needs_attention', status_reason = 'The transcript stopped.' where id = $1",
    [id],
  );
  const again = await ok<Visit>(call("POST", `/visits/${id}/retry`));
  expect(again).toMatchObject({ status: "transcribing", status_reason: null });
  expect((await ok<Visit>(call("POST", `/visits/${id}/retry`))).status).toBe("transcribing");
  const { rows } = await server.context.database.query("select due from visit_work where visit_id = $1", [id]);
  expect(rows).toEqual([{ due: true }]);
});

describe("/vocabulary", () => {
  test("is the user's own, without duplicates", async () => {
    await ok(call("PUT", "/vocabulary", { words: ["metformin", "Okafor", "metformin"] }));
    expect(await ok(call("GET", "/vocabulary"))).toEqual({ words: ["metformin", "Okafor"] });
    expect(await ok(call("GET", "/vocabulary", undefined, await server.newUser()))).toEqual({ words: [] });
    await problem(call("PUT", "/vocabulary", { words: [""] }), 400);
  });
});
