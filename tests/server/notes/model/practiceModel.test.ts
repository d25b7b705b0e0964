import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { LanguageModel, TriedModel } from "../../../../src/shared/practice/languageModel";
import { startTestServer, type TestServer, type TestUser } from "../../testServer";
import { drafted, kneeVisit, visitWith } from "../notesHarness";
import { ChatServer } from "./ChatServer";

const models = new ChatServer();
const others = new ChatServer();
let server: TestServer;
let admin: TestUser;
let clinician: TestUser;
beforeAll(async () => {
  await models.start();
  await others.start();
  server = await startTestServer({ CHARTSIDE_NOTES_PRIVATE_ADDRESSES: "on" });
  admin = await server.newUser("admin");
  clinician = await server.newUser("pro");
});
afterAll(async () => {
  await server.stop();
  await models.stop();
  await others.stop();
});
afterEach(() => void (models.behavior = {}));

const path = "/api/v1/organization/language-model";
const key = "sk-canary-of-the-practice";
const own = () => ({ engine: "own", base_url: models.url, model: "their-model", api_key: key });
const put = (json: unknown, user = admin, on = server) => on.call(user, "PUT", path, json);
const read = async (user = admin): Promise<LanguageModel> =>
  (await (await server.call(user, "GET", path)).json()) as LanguageModel;
const tried = async (json: unknown): Promise<TriedModel> =>
  (await (await server.call(admin, "POST", `${path}/try`, json)).json()) as TriedModel;
const engineOf = async (user: TestUser) => {
  const { visitId } = await visitWith(server, user, kneeVisit);
  return (await drafted(server, user, visitId)).engine;
};

describe("a practice's own language model", () => {
  test("drafts only the notes of its clinicians, with its key", async () => {
    const stranger = await server.newUser("admin", "own");
    expect(await engineOf(clinician)).toEqual({ name: "offline", fallback_reason: null });
    expect((await put(own())).status).toBe(200);
    expect(await engineOf(clinician)).toEqual({ name: "their-model", fallback_reason: null });
    expect(models.requests.at(-1)?.headers.authorization).toBe(`Bearer ${key}`);
    const health = async (user: TestUser) => (await server.call(user, "GET", "/api/v1/health")).json();
    expect(await health(clinician)).toMatchObject({ notes: { engine: "their-model", follows_instructions: true } });
    expect(await health(stranger)).toMatchObject({ notes: { engine: "offline", follows_instructions: false } });
    expect(await engineOf(stranger)).toEqual({ name: "offline", fallback_reason: null });
    expect((await read(stranger)).base_url).toBeNull();
    await put({ engine: "offline" });
    expect(await engineOf(clinician)).toEqual({ name: "offline", fallback_reason: null });
  });

  test("shows the practice's admins the cost of its drafts, by the prices that they enter", async () => {
    const stranger = await server.newUser("admin", "own");
    await put({ ...own(), input_price: 3, output_price: 15 }, stranger);
    expect((await read(stranger)).last_30_days).toMatchObject({ requests: 0, cost_usd: 0 });
    const { visitId } = await visitWith(server, stranger, kneeVisit);
    await drafted(server, stranger, visitId);
    await put({ ...own(), input_price: null }, stranger);
    await drafted(server, stranger, visitId);
    const sum = { requests: 2, counted: 2, priced: 1, input_tokens: 2_000, output_tokens: 400 };
    await server.context.database.query("delete from documents where visit_id = $1", [visitId]);
    const { last_30_days: used, input_price, output_price } = await read(stranger);
    expect([input_price, output_price]).toEqual([null, 15]);
    expect(used).toMatchObject(sum);
    expect(used.cost_usd).toBeCloseTo(0.006, 10);
    expect((await put({ ...own(), input_price: -1 }, stranger)).status).toBe(400);
    await server.context.database.query("update language_model_use set day = day - 30 where organization_id = $1", [
      stranger.organizationId,
    ]);
    expect((await read(stranger)).last_30_days.requests).toBe(0);
  });

  test("shows its figures even if the stored token count exceeds an integer", async () => {
    const stranger = await server.newUser("admin", "own");
    const { visitId } = await visitWith(server, stranger, kneeVisit);
    await put(own(), stranger);
    await drafted(server, stranger, visitId);
    const sql =
      "update language_model_use set input_tokens = 9223372036854775807, cost_usd = 1e308 where organization_id = $1";
    await server.context.database.query(sql, [stranger.organizationId]);
    expect((await read(stranger)).last_30_days).toMatchObject({ input_tokens: Number.MAX_SAFE_INTEGER, requests: 1 });
  });

  test("that fails leaves the built-in drafter's note and the reason", async () => {
    await put(own());
    models.behavior = { status: { code: 401 } };
    const { name, fallback_reason: reason } = await engineOf(clinician);
    expect([name, reason]).toEqual(["offline", expect.stringContaining("refuses the key")]);
  });

  test("has a key that no answer, log or copy of the database shows", async () => {
    const answer = await (await put(own())).text();
    expect(JSON.parse(answer)).toMatchObject({ engine: "own", model: "their-model", has_key: true });
    expect(answer + JSON.stringify(await read()) + server.logLines.join("")).not.toContain(key);
    const { rows } = await server.context.database.query(
      "select l::text from language_models l where organization_id = $1",
      [admin.organizationId],
    );
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(key).toString("hex"));
    expect(rows).toHaveLength(1);
  });

  test("keeps its key only while the address stays at the same service", async () => {
    await put(own());
    expect(await (await put({ engine: "own", base_url: `${models.url}/next` })).json()).toMatchObject({
      has_key: true,
    });
    await tried({ engine: "own", base_url: others.url });
    expect(others.requests.at(-1)?.headers.authorization).not.toContain(key);
    expect(await (await put({ engine: "own", base_url: others.url })).json()).toMatchObject({ has_key: false });
    await put(own());
    expect(await (await put({ engine: "own", api_key: null })).json()).toMatchObject({ has_key: false });
  });

  test("leaves an entry in the audit log without its address and its key", async () => {
    await put({ engine: "offline", base_url: others.url, model: "a", api_key: null });
    await put(own());
    const answer = await server.call(admin, "GET", "/api/v1/audit");
    const [entry] = ((await answer.json()) as { items: { action: string; detail: object }[] }).items;
    const detail = { organization: admin.organizationId, fields: "engine address model key", engine: "own" };
    expect(entry).toMatchObject({ action: "language_model_changed", detail });
    const before = await (await server.call(admin, "GET", "/api/v1/audit")).json();
    await put(own());
    expect(await (await server.call(admin, "GET", "/api/v1/audit")).json()).toEqual(before);
  });

  test("needs an address and a name", async () => {
    const stranger = await server.newUser("admin", "own");
    for (const json of [
      { engine: "own" },
      { engine: "own", base_url: models.url },
      { ...own(), base_url: "ftp://a.example" },
    ])
      expect((await put(json, stranger)).status).toBe(400);
    for (const scheme of ["http", "HTTP"])
      expect((await put({ ...own(), base_url: `${scheme}://models.example.org/v1` })).status).toBe(400);
    expect((await put({ ...own(), base_url: "https://me:secret@models.example.org/v1" })).status).toBe(400);
  });
});

describe("names and identifiers", () => {
  const said: typeof kneeVisit = [
    ...kneeVisit,
    ["clinician", "Ellen, what is your date of birth?"],
    ["patient", "March fourteenth, nineteen fifty seven. My phone is 312-555-0142, my record number is A447183."],
    ["patient", "My husband, Tomasz, gives me the lisinopril. Please tell Dr. Okafor, Nora."],
  ];
  const withheld = [
    "Ellen",
    "Canary",
    "fourteenth",
    "555-0142",
    "A447183",
    "Tomasz",
    "Okafor",
    "Nora",
    "Lindqvist",
    "1957",
  ];
  /** Drafts a visit of a patient, and returns all that was sent to the model. */
  const sent = async (): Promise<string> => {
    const { length } = models.requests;
    const { visitId } = await visitWith(server, clinician, said);
    const note = await drafted(server, clinician, visitId, { instructions: "Mention that Ellen Canary was on time." });
    expect(note.engine).toEqual({ name: "their-model", fallback_reason: null });
    expect(JSON.stringify(note.sections)).not.toMatch(/\[(?:NAME|NUMBER|DATE)/);
    return JSON.stringify(models.requests.slice(length).map(({ body }) => body));
  };

  test("are not sent, in any request of a draft", async () => {
    await put(own());
    models.behavior = {
      alter: (sentences) =>
        void sentences.push(
          { section: "subjective", text: "[NAME1] has had a stroke.", turns: [1] },
          { section: "subjective", text: "[NAME99] has knee pain.", turns: [2] },
        ),
    };
    const text = await sent();
    expect(withheld.filter((word) => text.includes(word))).toEqual([]);
    expect(text).toContain("My left knee has been hurting");
    expect(text).toContain("[NAME1]");
  });

  test("are sent if an admin allows it", async () => {
    await put({ ...own(), withholds: false });
    const text = await sent();
    expect(withheld.filter((word) => !text.includes(word))).toEqual(["Lindqvist", "1957"]);
    await put({ ...own(), withholds: true });
  });
});

describe("trying a language model", () => {
  test("reports the model's answer with its tokens and time", async () => {
    const { works, text } = await tried(own());
    expect(works).toBe(true);
    expect(text).toMatch(
      /^It works: \d+ sentences in \d+\.\d s\. It answers in the form that Chartside asks for \(JSON schema\)\./,
    );
    expect(text).toMatch(/It read 1,000 tokens and wrote 200\.$/);
    models.behavior = { refuses: ["json_schema", "json_object"] };
    expect((await tried(own())).text).toContain("in plain text");
  });

  test("reports what failed", async () => {
    models.behavior = { status: { code: 404 } };
    expect(await tried(own())).toEqual({
      works: false,
      text: expect.stringContaining("address or name is not known") as string,
    });
    models.behavior = { fault: "html" };
    expect((await tried(own())).works).toBe(false);
  });

  test("sends only invented text", async () => {
    await put({ engine: "offline", base_url: others.url, model: "stored" });
    await tried(own());
    expect(await read()).toMatchObject({ engine: "offline", model: "stored" });
    expect(models.prompt).toContain("My left knee has been hurting");
  });
});

test("a server that does not allow it calls no address of its own network for a practice", async () => {
  const shared = await startTestServer();
  const user = await shared.newUser("admin");
  const { length } = models.requests;
  const refused = await put(own(), user, shared);
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("the server’s own network")]);
  for (const base_url of [
    models.url.replace("127.0.0.1", "localhost"),
    "https://[::1]/v1",
    "https://169.254.169.254/v1",
  ])
    expect((await put({ ...own(), base_url }, user, shared)).status).toBe(400);
  const { practiceModels, noteThreads } = shared.context;
  const model = practiceModels.open({
    base_url: models.url.replace("127.0.0.1", "localhost"),
    model: "m",
    api_key: key,
  });
  const { tryModel } = await import("../../../../src/server/notes/model/tryModel");
  const result = await tryModel(model, noteThreads, new AbortController().signal);
  expect(result).toEqual({ works: false, text: expect.stringContaining("server's own network") as string });
  expect(models.requests).toHaveLength(length);
  await shared.stop();
});
