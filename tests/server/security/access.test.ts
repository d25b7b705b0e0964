import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Problem } from "../../../src/shared/errors";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { everyId, hasId, type Ids, noIds, send, createOneOfEach } from "./routeClient";
import { nameOf, type Route, routesOf } from "./routeList";
import { type Role, rolesOf } from "./routeRules";

/** A caller with the roles that it has, and the headers that it sends. */
interface Caller {
  name: string;
  user: TestUser | null;
  roles: readonly Role[];
  headers?: Record<string, string>;
}

let server: TestServer;
let owner: TestUser;
let owned: Ids;
let callers: Caller[];
let routes: Route[];

beforeAll(async () => {
  server = await startTestServer();
  const operator = await server.newUser("admin");
  owner = await server.newUser("admin");
  const [pro, enterprise, colleague, stranger, disabled] = await Promise.all([
    server.newUser("pro"),
    server.newUser("enterprise"),
    server.newUser("admin"),
    server.newUser("admin", "own"),
    server.newUser("admin"),
  ]);
  await server.context.database.query("update users set disabled_at = now() where id = $1", [disabled.id]);
  owned = await createOneOfEach(server, owner);
  callers = [
    { name: "another pro", user: pro, roles: ["pro"] },
    { name: "another enterprise", user: enterprise, roles: ["enterprise"] },
    { name: "another admin", user: colleague, roles: ["admin"] },
    { name: "an admin of another organization", user: stranger, roles: ["admin"] },
    { name: "an operator", user: operator, roles: ["admin", "operator"] },
    { name: "an admin in preview", user: operator, roles: ["pro"], headers: { "x-preview-mode": "pro" } },
    { name: "a disabled admin", user: disabled, roles: [] },
    { name: "a caller without a token", user: null, roles: [] },
  ];
  routes = routesOf(server.app).filter((route) => rolesOf(nameOf(route)).length > 0);
});
afterAll(() => server.stop());

const isAllowed = (route: Route, { roles }: Caller): boolean =>
  rolesOf(nameOf(route)).some((role) => roles.includes(role));
const codeOf = (status: number): number => (status >= 200 && status < 300 ? 200 : status);

/** Calls every route with these ids as each caller. @returns the faults, one line each. */
async function callAll(
  ids: () => Ids,
  fault: (answer: Response, route: Route, caller: Caller) => Promise<string | null> | string | null,
  isCalled: (route: Route, caller: Caller) => boolean = () => true,
): Promise<{ calls: number; faults: string[] }> {
  const faults: string[] = [];
  let calls = 0;
  for (const caller of callers) {
    for (const route of routes.filter((each) => isCalled(each, caller))) {
      calls += 1;
      const found = await fault(await send(server, caller.user, route, ids(), caller.headers), route, caller);
      if (found !== null) faults.push(`${nameOf(route)} as ${caller.name}: ${found}`);
    }
  }
  return { calls, faults };
}

const refusal = (status: number, wanted: number): string | null => (status === wanted ? null : `${status}`);

/** The fault of a refused caller's answer: 401 without a valid sign-in, otherwise 403. */
const refused = ({ status }: Response, _: Route, { roles }: Caller): string | null =>
  refusal(status, roles.length === 0 ? 401 : 403);

describe("a caller without access is refused", () => {
  const isClosed = (route: Route, caller: Caller) => !isAllowed(route, caller);
  test.each([
    ["a foreign id", () => owned],
    ["an unknown id", noIds],
    ["a malformed id", () => everyId("x")],
  ])("for %s", async (_, ids) => {
    const { calls, faults } = await callAll(ids, refused, isClosed);
    expect(faults).toEqual([]);
    expect(calls).toBeGreaterThan(100);
  });

  test("for an organization and a person in it", async () => {
    const closed = (route: Route, caller: Caller) => isClosed(route, caller) && hasId(route);
    const { faults } = await callAll(
      () => ({ ...noIds(), organization: owner.organizationId, user: owner.id }),
      refused,
      closed,
    );
    expect(faults).toEqual([]);
  });
});

describe("a caller with access", () => {
  /** Routes about people and organizations are not about something that a user owns; a practice shares its patients. */
  const isOwned = (route: Route, caller: Caller) => {
    const isShared = /\/(users|organizations)\//.test(route.path);
    const isColleague = caller.user?.organizationId === owner.organizationId;
    return isAllowed(route, caller) && hasId(route) && !isShared && !(isColleague && /\/patients\//.test(route.path));
  };

  test("gets the same 404 for another user's id as for an unknown one", async () => {
    const unknown = new Map<string, string>();
    const detailOf = async (answer: Response) => `${answer.status} ${((await answer.json()) as Problem).detail}`;
    await callAll(
      noIds,
      async (answer, route) => (unknown.set(nameOf(route), await detailOf(answer)), null),
      (route, caller) => isOwned(route, caller),
    );
    const { calls, faults } = await callAll(
      () => owned,
      async (answer, route) => {
        const detail = await detailOf(answer);
        return detail.startsWith("404 ") && detail === unknown.get(nameOf(route)) ? null : detail;
      },
      isOwned,
    );
    expect(faults).toEqual([]);
    expect(calls).toBeGreaterThan(150);
  });

  test("gets 400 or 404 for a malformed id", async () => {
    const { faults } = await callAll(
      () => everyId("x"),
      ({ status }) => (status === 400 || status === 404 ? null : `${status}`),
      (route, caller) => isAllowed(route, caller) && hasId(route),
    );
    expect(faults).toEqual([]);
  });

  test("reads what is their own", async () => {
    // the practice shares no notes, so its route does not answer
    const isShared = ({ path }: Route): boolean => path === "/api/v1/practice/visits/:id";
    const mine = routes.filter(
      (route) => route.method === "GET" && hasId(route) && isAllowed(route, callers[2]!) && !isShared(route),
    );
    const faults: string[] = [];
    for (const route of mine) {
      const { status } = await send(server, owner, route, owned);
      if (codeOf(status) !== 200) faults.push(`${nameOf(route)}: ${status}`);
    }
    expect(faults).toEqual([]);
    expect(mine.length).toBeGreaterThan(8);
  });
});

describe("people of another organization", () => {
  test("are listed by organization for operators only", async () => {
    const [, , , stranger, operator] = callers;
    const foreign = { ...noIds(), user: owner.id, organization: owner.organizationId };
    const change = (path: string) => routes.find((route) => nameOf(route) === `PATCH ${path}`) ?? routes[0]!;
    const byAdmin = await send(server, stranger!.user, change("/api/v1/users/:id"), foreign);
    expect(byAdmin.status).toBe(404);
    const listed = { method: "GET", path: "/api/v1/organizations/:id/people" };
    expect((await send(server, operator!.user, listed, foreign)).status).toBe(200);
    const unknown = { ...foreign, organization: randomUUID() };
    expect((await send(server, operator!.user, listed, unknown)).status).toBe(404);
  });

  test("keep their visits from someone who moved to another organization", async () => {
    const { database } = server.context;
    const [, , , stranger] = callers;
    const moveTo = (id: string | undefined) =>
      database.query("update users set organization_id = $2 where id = $1", [owner.id, id]);
    await moveTo(stranger?.user?.organizationId);
    const isPersonal = ({ path }: Route): boolean => path.startsWith("/api/v1/style-rules/"); // how a person writes
    const reads = routes.filter((route) => route.method === "GET" && hasId(route) && !isPersonal(route));
    const answers = await Promise.all(
      reads
        .filter((route) => isAllowed(route, callers[2]!))
        .map(async (route) => [nameOf(route), (await send(server, owner, route, owned)).status]),
    );
    await moveTo(owner.organizationId);
    expect(answers.filter(([, status]) => status !== 404)).toEqual([]);
  });
});
