import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AccountType, accountTypes } from "../../../src/shared/access/accountType";
import type { Problem } from "../../../src/shared/errors";
import { buildServer } from "../../../src/server/buildServer";
import type { Settings } from "../../../src/server/platform/settings/settings";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { addressOf, everyId, hasId, type Ids, noIds, send, createOneOfEach } from "./routeClient";
import { nameOf, type Route, routesOf } from "./routeList";
import { type Role, rolesOf, routeRules } from "./routeRules";

let server: TestServer;
/** Routes of the server under test, and of every setting. */
let routes: Route[];
let allRoutes: Route[];
/** An admin, who can own something behind every route. */
let owner: TestUser;
let owned: Ids;
/** One user of each type in the owner's practice, and an admin of another one. */
let colleagues: Record<AccountType, TestUser>;
let foreigner: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.newUser("admin");
  const [pro, enterprise, admin] = await Promise.all(accountTypes.map((type) => server.newUser(type)));
  if (!pro || !enterprise || !admin) throw new Error("three users were asked for");
  colleagues = { pro, enterprise, admin };
  foreigner = await server.newUser("admin", "own");
  owned = await createOneOfEach(server, owner);
  routes = routesOf(server.app);
  allRoutes = await routesOfEverySetting();
});
afterAll(() => server.stop());

/** Routes with the web app, for each billing setting. */
async function routesOfEverySetting(): Promise<Route[]> {
  const webDir = mkdtempSync(join(tmpdir(), "chartside-web-"));
  writeFileSync(join(webDir, "index.html"), "<!doctype html>");
  const stripe = {
    CHARTSIDE_BILLING: "stripe",
    STRIPE_SECRET_KEY: "sk_test_none",
    STRIPE_WEBHOOK_SECRET: "whsec_none",
    STRIPE_PRICE_PRO: "price_none",
  } as const;
  const changes: Partial<Settings>[] = [{}, stripe, { CHARTSIDE_BILLING: "off" }];
  const found = new Map<string, Route>();
  for (const change of changes) {
    const settings = { ...server.context.settings, ...change };
    const app = await buildServer({ ...server.context, settings }, { webDir });
    await app.ready();
    for (const route of routesOf(app)) found.set(nameOf(route), route);
    await app.close();
  }
  rmSync(webDir, { recursive: true });
  return [...found.values()];
}

const allowedRoles = (route: Route): readonly Role[] => rolesOf(nameOf(route));
const allowedTypes = (route: Route): AccountType[] => accountTypes.filter((type) => allowedRoles(route).includes(type));
/** Routes of /api/v1 that require an account type. */
const protectedRoutes = (): Route[] => routes.filter((route) => allowedRoles(route).length > 0);

/** Calls with a wrong status, one line each. */
async function deviations(
  calls: Iterable<{ route: Route; as: string; answer: () => Promise<Response>; isRight: (status: number) => boolean }>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { route, as, answer, isRight } of calls) {
    const { status } = await answer();
    if (!isRight(status)) wrong.push(`${nameOf(route)} as ${as}: ${status}`);
  }
  return wrong;
}

describe("routeRules", () => {
  test("name exactly the routes of the server in every setting", () => {
    expect(allRoutes.map(nameOf).toSorted()).toEqual(Object.keys(routeRules).toSorted());
  });

  test("have a known id for every parameter", () => {
    const withIds = routes.filter((route) => hasId(route) && !route.path.endsWith("/:token"));
    const filled = withIds.map((route) => addressOf(route, everyId("7")));
    expect(withIds.length).toBeGreaterThan(25);
    expect(filled.filter((address) => !address.includes("/7") || /unknown|:/.test(address))).toEqual([]);
  });
});

describe("without a token", () => {
  test("public routes answer", async () => {
    const open = routes.filter((route) => routeRules[nameOf(route)]?.to === "everybody");
    const wrong = await deviations(
      open.map((route) => ({
        route,
        as: "anonymous",
        answer: () => send(server, null, route, noIds()),
        isRight: (status) => status !== 401 && status !== 403 && status < 500,
      })),
    );
    expect(open.length).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  });

  test("all other routes answer 401, also with an invalid token", async () => {
    const closed = routes.filter((route) => routeRules[nameOf(route)]?.to !== "everybody");
    const none = { ...owner, bearer: "Bearer not.a.token" };
    const wrong = await deviations(
      closed.flatMap((route) => {
        const isAccount = routeRules[nameOf(route)]?.to === "account"; // refuses a bad token by 403, as Supabase Auth
        return [
          { route, as: "anonymous", answer: () => send(server, null, route, owned), isRight: is(401) },
          {
            route,
            as: "bad token",
            answer: () => send(server, none, route, owned),
            isRight: is(isAccount ? 403 : 401),
          },
        ];
      }),
    );
    expect(closed.length).toBeGreaterThan(40);
    expect(wrong).toEqual([]);
  });
});

test("a disabled person gets 401 from every route that needs a token, for own and unknown ids", async () => {
  const person = await server.newUser("admin");
  const own = await createOneOfEach(server, person);
  const colleague = await server.newUser("admin");
  const disabled = await server.call(colleague, "POST", `/api/v1/users/${person.id}/disable`);
  expect(disabled.status).toBe(200);
  const wrong = await deviations(
    protectedRoutes().flatMap((route) =>
      [own, noIds()].map((ids) => ({
        route,
        as: "disabled",
        answer: () => send(server, person, route, ids),
        isRight: is(401),
      })),
    ),
  );
  expect(wrong).toEqual([]);
});

describe("account types", () => {
  test("give access exactly as routeRules say [P6.27]", async () => {
    const wrong = await deviations(
      protectedRoutes().flatMap((route) =>
        accountTypes.flatMap((type) => {
          const user = colleagues[type];
          const isIn = allowedRoles(route).includes(type);
          const answers = [noIds(), ...(isIn ? [] : [owned, everyId("x")])];
          return answers.map((ids) => ({
            route,
            as: type,
            answer: () => send(server, user, route, ids),
            isRight: (status: number) => (isIn ? status !== 401 && status !== 403 && status < 500 : status === 403),
          }));
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test("can be lowered but not raised by an admin's preview [P6.34]", async () => {
    const restricted = protectedRoutes().filter((route) => allowedRoles(route).length < accountTypes.length);
    const wrong = await deviations(
      restricted.flatMap((route) => [
        ...accountTypes
          .filter((type) => !allowedRoles(route).includes(type))
          .map((type) => ({
            route,
            as: `${type} with a preview of admin`,
            answer: () => send(server, colleagues[type], route, noIds(), { "x-preview-mode": "admin" }),
            isRight: is(403),
          })),
        {
          route,
          as: "admin with a preview of pro",
          answer: () => send(server, colleagues.admin, route, noIds(), { "x-preview-mode": "pro" }),
          isRight: is(403),
        },
      ]),
    );
    expect(restricted.length).toBeGreaterThan(9);
    expect(wrong).toEqual([]);
  });

  test("are named in the refusal, which reveals nothing about the resource", async () => {
    const details = new Set<string>();
    for (const route of protectedRoutes().filter((each) => !allowedRoles(each).includes("pro"))) {
      const problem = (await (await send(server, colleagues.pro, route, owned)).json()) as Problem;
      expect([nameOf(route), problem.code]).toEqual([nameOf(route), "forbidden"]);
      details.add(problem.detail);
    }
    expect([...details].toSorted()).toEqual([
      "This is available to Admin accounts. An admin of your practice can change yours.",
      "This is available to Enterprise and Admin accounts. An admin of your practice can change yours.",
      "This is available to operators of this server. An operator can make you one.",
    ]);
  });
});

describe("another user's resource", () => {
  /** Digests of every table with the owner's data. */
  async function everything(): Promise<unknown> {
    const tables = ["visits", "takes", "take_parts", "utterances", "documents", "document_versions", "templates"];
    const all = [...tables, "appointments", "patients", "users", "organizations", "visit_work"];
    const sums = all.map((table) => `(select string_agg(md5(t::text), ' ' order by t::text) from ${table} t)`);
    const { rows } = await server.context.database.query(
      `select ${sums.map((sum, i) => `${sum} as ${all[i]}`).join()}`,
    );
    return rows[0];
  }

  test("answers 404 like an unknown id", async () => {
    const before = await everything();
    const wrong: string[] = [];
    for (const route of protectedRoutes().filter((each) => hasId(each) && allowedTypes(each).length > 0)) {
      // Admins can change users of their own practice, and patients are shared in it, so only another practice's admin
      // is a stranger here.
      const isPractice = /^\/api\/v1\/(?:users|patients)\//.test(route.path);
      const strangers = isPractice ? [foreigner] : [...allowedTypes(route).map((type) => colleagues[type]), foreigner];
      for (const stranger of strangers) {
        const [theirs, never] = [
          await send(server, stranger, route, owned),
          await send(server, stranger, route, noIds()),
        ];
        const same =
          theirs.status === 404 && never.status === 404 && (await detailOf(theirs)) === (await detailOf(never));
        if (!same) wrong.push(`${nameOf(route)}: ${theirs.status}, unknown id ${never.status}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(await everything()).toEqual(before);
  });

  test("answers 404 to an operator of another practice, unless the route is the operators'", async () => {
    const operator = await server.newUser("admin", "own");
    await server.context.database.query("update users set is_operator = true where id = $1", [operator.id]);
    const foreign = protectedRoutes().filter((route) => hasId(route) && !allowedRoles(route).includes("operator"));
    const wrong = await deviations(
      foreign.map((route) => ({
        route,
        as: "operator of another practice",
        answer: () => send(server, operator, route, owned),
        isRight: is(404),
      })),
    );
    expect(foreign.length).toBeGreaterThan(40);
    expect(wrong).toEqual([]);
  });

  test("with a malformed id answers 400 or 404, to its owner too", async () => {
    const malformed = { ...everyId("not-an-id"), seq: "x", version: "x" };
    const wrong = await deviations(
      protectedRoutes()
        .filter((route) => hasId(route) && allowedTypes(route).length > 0)
        .flatMap((route) =>
          [owner, foreigner].map((user) => ({
            route,
            as: user === owner ? "owner" : "stranger",
            answer: () => send(server, user, route, malformed),
            isRight: (status: number) => status === 400 || status === 404,
          })),
        ),
    );
    expect(wrong).toEqual([]);
  });

  test("is answered to its owner", async () => {
    const own = protectedRoutes().filter((route) => route.method === "GET" && hasId(route) && !isShared(route));
    const wrong = await deviations(
      own.map((route) => ({
        route,
        as: "owner",
        answer: () => send(server, owner, route, owned),
        isRight: is(200),
      })),
    );
    expect(own.length).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  });
});

/** Whether the route answers only what a practice shares, see sharedNotes.test.ts. */
const isShared = ({ path }: Route): boolean => path === "/api/v1/practice/visits/:id";
const is =
  (wanted: number) =>
  (status: number): boolean =>
    status === wanted;
const detailOf = async (response: Response): Promise<string> => ((await response.json()) as Problem).detail;
