import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { withinBounds } from "./withinBounds";
import { addressOf, type Ids, createOneOfEach } from "./routeClient";
import { nameOf, type Route, routesOf } from "./routeList";
import { routeRules, sound } from "./routeRules";

let server: TestServer;
let owner: TestUser;
let ids: Ids;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.newUser("admin");
  ids = await createOneOfEach(server, owner);
});
afterAll(() => server.stop());

/** Bytes of a body: just below the limit of the route, of 64 kB if it is not listed. */
const bytesOf: Record<string, number> = {
  "PUT /api/v1/visits/:id|:visit/transcript": 3_990_000,
  "PATCH /api/v1/documents/:id": 2_090_000,
  "PUT /api/v1/vocabulary": 1_040_000,
};

/** Size of `"k0000000":1,`. */
const memberBytes = 13;

/** JSON texts of that size which are nested deeply or have many values. `field` is one that the route knows. */
function hostileTexts(field: string, bytes: number): string[] {
  const times = (text: string, spare = 100): string => text.repeat(Math.floor((bytes - spare) / text.length));
  const half = Math.floor((bytes - 100) / 2);
  return [
    `{"${field}":${"[".repeat(half)}${"]".repeat(half)}}`,
    `{"${field}":${times('{"a":')}`,
    `{"${field}":[${times("1,")}1]}`,
    `{"${field}":[${times("{},")}{}]}`,
    `{"${field}":{${Array.from({ length: Math.floor((bytes - 100) / memberBytes) }, (_, n) => `"k${String(n).padStart(7, "0")}":1`).join()}}}`,
  ];
}

/** Whether a route reads a JSON body. False for `logout`, which ends the session that the others need. */
const takesJson = (route: Route): boolean => {
  const { to, body } = routeRules[nameOf(route)] ?? {};
  const reads = to === "everybody" || to === "account" || (body !== undefined && body !== sound);
  return /^(?:POST|PUT|PATCH)$/.test(route.method) && reads && !route.path.endsWith("/logout");
};
const fieldOf = (route: Route): string => Object.keys(routeRules[nameOf(route)]?.body ?? { text: "" })[0] ?? "text";

test(
  "no nesting and no number of values in a body makes a route fail or block the server",
  { timeout: 240_000 },
  async () => {
    const headers = { "content-type": "application/json" };
    for (const route of routesOf(server.app).filter(takesJson)) {
      const bytes = bytesOf[nameOf(route)];
      const texts = hostileTexts(fieldOf(route), bytes ?? 15_000);
      for (const body of bytes === undefined ? [texts[0], texts.at(-1)] : texts) {
        const { status, length } = await withinBounds(nameOf(route), async () => {
          const answer = await server.call(owner, route.method, addressOf(route, ids), undefined, {
            body: body ?? null,
            headers,
          });
          return { status: answer.status, length: (await answer.text()).length };
        });
        expect(status, nameOf(route)).toBeLessThan(500);
        expect(length, nameOf(route)).toBeLessThan(16_000);
      }
    }
  },
);

test("brackets, commas and quotes inside a text are text", async () => {
  const brackets = '"[{,'.repeat(60_000) + "\\";
  const put = await server.call(owner, "PUT", `/api/v1/visits/${ids.visit}/transcript`, {
    text: `Patient: ${brackets}`,
  });
  expect(put.status).toBe(200);
});
