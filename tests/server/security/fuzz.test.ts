import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { drafted, saveOf } from "../notes/notesHarness";
import { newVisit } from "../recording/RecordingClient";
import { withinBounds } from "./withinBounds";
import { addressOf, type Ids, noIds, createOneOfEach } from "./routeClient";
import { nameOf, type Route, routesOf } from "./routeList";
import { routeRules, sound } from "./routeRules";

/** `CHARTSIDE_FUZZ=50` runs fifty times as many cases, `CHARTSIDE_FUZZ_SEED=7` other ones. */
const times = Number(process.env["CHARTSIDE_FUZZ"] ?? 1);
const seed = Number(process.env["CHARTSIDE_FUZZ_SEED"] ?? 1122);
const runs = (count: number): fc.Parameters<unknown> => ({ numRuns: count * times, seed, endOnFailure: true });
const timeout = 240_000 * times;
let server: TestServer;
let owner: TestUser;
let ids: Ids;
const useNewOwner = async (): Promise<void> => {
  owner = await server.newUser("admin");
  ids = await createOneOfEach(server, owner);
};
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(useNewOwner);
afterAll(() => server.stop());

const hostile = fc.constantFrom(
  ...[
    "\0",
    "\ud800",
    "0000-01-01T00:00:00Z",
    "0x10",
    "9".repeat(400),
    "a'".repeat(2_000),
    " ".repeat(5_000),
    "1,".repeat(2_000),
  ],
);
const anyValue = fc.oneof(
  hostile,
  fc.string({ unit: "binary" }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.double(),
  fc.maxSafeInteger(),
);

/** Valid bodies with some fields replaced, and arbitrary bodies. */
function bodiesOf(route: Route): fc.Arbitrary<unknown> {
  const valid = routeRules[nameOf(route)]?.body;
  if (typeof valid !== "object" || valid === null || valid === sound) return anyValue;
  const fields = Object.entries(valid).map(([name, value]) => [name, fc.oneof(fc.constant(value), anyValue)] as const);
  return fc.oneof({ weight: 4, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys: [] }) }, anyValue);
}

/** Whether a route has a body. False for those that end the session that the others need. */
const hasBody = (route: Route): boolean =>
  /^(?:POST|PUT|PATCH)$/.test(route.method) && !/logout|sessions|sign-out|\/auth\/v1\/user/.test(route.path);

async function statusOf(user: TestUser, method: string, path: string, body?: unknown): Promise<number> {
  const answer = await server.call(user, method, path, body);
  await answer.arrayBuffer();
  return answer.status;
}

test("no body makes a route fail or block the server", { timeout }, async () => {
  for (const route of routesOf(server.app).filter(hasBody)) {
    // the route before ended the session
    if ((await statusOf(owner, "GET", "/auth/v1/user")) !== 200) await useNewOwner();
    await fc.assert(
      fc.asyncProperty(bodiesOf(route), fc.boolean(), async (body, isReal) => {
        const path = addressOf(route, isReal ? ids : noIds());
        const status = await withinBounds(nameOf(route), () => statusOf(owner, route.method, path, body));
        expect(status, nameOf(route)).toBeLessThan(500);
      }),
      runs(6),
    );
  }
});

test("no query makes a reading route fail", { timeout }, async () => {
  const names = ["q", "status", "from", "to", "cursor", "limit", "patient_id", "time_zone", "format"];
  const query = fc.dictionary(fc.constantFrom(...names), fc.oneof(hostile, fc.string({ unit: "binary" })));
  const isReading = ({ method, path }: Route) => method === "GET" && !/events|\/auth\/v1|test\//.test(path);
  for (const route of routesOf(server.app).filter(isReading)) {
    await fc.assert(
      fc.asyncProperty(query, async (fields) => {
        const sent = Object.entries(fields).map(([name, value]) => [name, value.toWellFormed().slice(0, 3_000)]);
        const path = `${addressOf(route, ids).split("?")[0]}?${new URLSearchParams(Object.fromEntries(sent))}`;
        const status = await withinBounds(nameOf(route), () => statusOf(owner, "GET", path));
        expect(status, nameOf(route)).toBeLessThan(500);
      }),
      runs(3),
    );
  }
});

test("no change of an account makes the route fail or ends its session", { timeout }, async () => {
  const user = await server.newUser();
  const field = fc.option(anyValue, { nil: undefined });
  const change = fc.record({
    data: field,
    password: field,
    email: field,
    phone: field,
    app_metadata: field,
    nonce: field,
  });
  await fc.assert(
    fc.asyncProperty(fc.oneof(change, anyValue), async (body) => {
      const status = await withinBounds("PUT /user", () => statusOf(user, "PUT", "/auth/v1/user", body));
      expect(status).toBeLessThan(500);
    }),
    runs(60),
  );
  expect(await statusOf(user, "GET", "/auth/v1/user")).toBe(200);
});

/** Pieces of a text whose many repetitions patterns could read slowly. */
const unit = fc.constantFrom(
  ...[
    "a'",
    "a-",
    "no ",
    "sorry 1 ",
    "1,",
    "10 mg ",
    "lisinopril ",
    "so, ",
    "I have had ",
    "my mother's ",
    "… ",
    "? ",
    "\u00a0",
    "Dr. ",
    "um, ",
  ],
);
const spoken = fc
  .array(fc.tuple(unit, fc.integer({ min: 1, max: 1_500 })), { minLength: 1, maxLength: 4 })
  .map((pieces) => pieces.map(([text, count]) => text.repeat(count).slice(0, 4_000)).join("\n"));

test("no text blocks the server or makes a route fail", { timeout }, async () => {
  await fc.assert(
    fc.asyncProperty(spoken, spoken, async (said, written) => {
      const visit = await newVisit(server, owner);
      const path = `/api/v1/visits/${visit}/transcript`;
      expect(await withinBounds("PUT transcript", () => statusOf(owner, "PUT", path, { text: said }))).toBe(200);
      const note = await drafted(server, owner, visit);
      const key = note.sections[0]?.key ?? "";
      const sentence = { id: "", text: written.slice(0, 10_000), evidence: [], origin: "typed" };
      const save = { ...saveOf(note, key, (text) => text), sections: [{ key, sentences: [sentence] }] };
      const patch = () => statusOf(owner, "PATCH", `/api/v1/documents/${note.id}`, save);
      expect(await withinBounds("PATCH note", patch)).toBe(200);
    }),
    runs(8),
  );
});
