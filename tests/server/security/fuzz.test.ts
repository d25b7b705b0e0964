import fc from "fast-check";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { drafted, saveOf } from "../notes/notesHarness";
import { newVisit } from "../recording/recordingClient";
import { addressOf, type Ids, noIds, thingsOf } from "./routeClient";
import { nameOf, type Route, routesOf } from "./routeList";
import { routeRules, sound } from "./routeRules";

/** `CHARTSIDE_FUZZ=50` runs fifty times as many cases. */
const times = Number(process.env["CHARTSIDE_FUZZ"] ?? 1);
const runs = (count: number): fc.Parameters<unknown> => ({ numRuns: count * times, seed: 1122, endOnFailure: true });
/** The attacks held the event loop for minutes; a test's own work on a slow, busy machine is allowed. */
const tolerableMs = 5_000;

let server: TestServer;
let owner: TestUser;
let ids: Ids;
const delays = monitorEventLoopDelay({ resolution: 10 });
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.newUser("admin");
  ids = await thingsOf(server, owner);
  delays.enable();
});
afterAll(async () => {
  delays.disable();
  await server.stop();
});

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

/** Bodies like a valid one with fields replaced, and bodies like none. */
function bodiesOf(route: Route): fc.Arbitrary<unknown> {
  const valid = routeRules[nameOf(route)]?.body;
  if (typeof valid !== "object" || valid === null || valid === sound) return anyValue;
  const fields = Object.entries(valid).map(([name, value]) => [name, fc.oneof(fc.constant(value), anyValue)] as const);
  return fc.oneof({ weight: 4, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys: [] }) }, anyValue);
}

/** Routes that take a body, except those that end the session that the others need. */
const takesBody = (route: Route): boolean =>
  /^(?:POST|PUT|PATCH)$/.test(route.method) && !/logout|sessions|\/auth\/v1\/user/.test(route.path);

test("no body makes a route fail", { timeout: 240_000 }, async () => {
  for (const route of routesOf(server.app).filter(takesBody)) {
    await fc.assert(
      fc.asyncProperty(bodiesOf(route), fc.boolean(), async (body, isReal) => {
        const answer = await server.call(owner, route.method, addressOf(route, isReal ? ids : noIds()), body);
        await answer.body?.cancel();
        expect(answer.status, nameOf(route)).toBeLessThan(500);
      }),
      runs(6),
    );
  }
  expect(delays.max / 1e6).toBeLessThan(tolerableMs);
});

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

test("no transcript and no note text holds the server or makes a route fail", { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(spoken, spoken, async (said, written) => {
      const visit = await newVisit(server, owner);
      const put = await server.call(owner, "PUT", `/api/v1/visits/${visit}/transcript`, { text: said });
      expect(put.status).toBe(200);
      const note = await drafted(server, owner, visit);
      const key = note.sections[0]?.key ?? "";
      const sentence = { id: "", text: written.slice(0, 10_000), evidence: [], origin: "typed" };
      const save = { ...saveOf(note, key, (text) => text), sections: [{ key, sentences: [sentence] }] };
      expect((await server.call(owner, "PATCH", `/api/v1/notes/${note.id}`, save)).status).toBe(200);
    }),
    runs(8),
  );
  expect(delays.max / 1e6).toBeLessThan(tolerableMs);
});
