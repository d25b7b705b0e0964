import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { addressOf, noIds } from "./routeClient";
import { nameOf, type Route, routesOf } from "./routeList";
import { routeRules } from "./routeRules";

let server: TestServer;
let user: TestUser;
let changing: Route[];
beforeAll(async () => {
  server = await startTestServer();
  user = await server.newUser("admin");
  changing = routesOf(server.app).filter(({ method }) => method !== "GET" && method !== "DELETE");
});
afterAll(() => server.stop());

const kB = 1_024;
/** Routes whose body may be larger than 64 kB, and how large, in bytes. */
const large: Record<string, number> = {
  "PUT /api/v1/visits/:id|:visit/transcript": 4_000_000,
  "PATCH /api/v1/documents/:id": 2_048 * kB,
  "PUT /api/v1/vocabulary": 1_024 * kB,
  "PUT /api/v1/snippets": 4_096 * kB,
  "POST /api/v1/templates": 1_024 * kB,
  "PUT /api/v1/templates/:id": 1_024 * kB,
  "PUT /api/v1/visits/:id|:visit/takes/:take/parts/:seq": 512 * kB,
};
const isPart = (route: Route): boolean => route.path.endsWith("/parts/:seq");
const isForm = (route: Route): boolean => /\/billing\/test\/|\/verify\/link$/.test(route.path);
const typeOf = (route: Route): string => {
  if (isPart(route)) return "application/octet-stream";
  return isForm(route) ? "application/x-www-form-urlencoded" : "application/json";
};

async function statusOf(route: Route, bytes: number): Promise<number> {
  const body = typeOf(route) === "application/json" ? JSON.stringify("x".repeat(bytes - 2)) : "x".repeat(bytes);
  const headers = { "content-type": typeOf(route) };
  return (await server.call(user, route.method, addressOf(route, noIds()), undefined, { body, headers })).status;
}

/** Routes that answer 413 to a body of that size. */
async function refusing(routes: Route[], bytes: number): Promise<string[]> {
  const names: string[] = [];
  for (const route of routes) if ((await statusOf(route, bytes)) === 413) names.push(nameOf(route));
  return names;
}

test("a route without a token takes at most 16 kB", async () => {
  const open = changing.filter((route) => ["everybody", "account"].includes(String(routeRules[nameOf(route)]?.to)));
  expect(open.length).toBeGreaterThan(10);
  expect(await refusing(open, 16 * kB + 1)).toEqual(open.map(nameOf));
});

test("a route takes at most 64 kB unless a higher limit is listed", async () => {
  const usual = changing.filter((route) => !(nameOf(route) in large));
  expect(await refusing(usual, 64 * kB + 1)).toEqual(usual.map(nameOf));
});

test("a route with a higher limit refuses bodies over that limit", async () => {
  for (const [name, limit] of Object.entries(large)) {
    const route = changing.find((each) => nameOf(each) === name);
    if (!route) throw new Error(`There is no route ${name}`);
    expect([name, await statusOf(route, limit)]).not.toEqual([name, 413]);
    expect([name, await statusOf(route, limit + 1)]).toEqual([name, 413]);
  }
});

test("an email over 255 characters is refused before it is counted or looked up", async () => {
  const limited = await startTestServer({ CHARTSIDE_AUTH_RATE_LIMITS: "on" });
  const email = `${"a".repeat(250)}@example.org`;
  const headers = { "content-type": "application/json" };
  for (const path of ["token?grant_type=password", "signup", "recover", "resend"])
    for (let n = 0; n < 12; n += 1) {
      const body = JSON.stringify({ email, password: "Knee-pain-2-weeks", type: "signup" });
      const { status } = await fetch(`${limited.url}/auth/v1/${path}`, { method: "POST", headers, body });
      expect([path, status]).toEqual([path, 400]);
    }
  await limited.stop();
});
