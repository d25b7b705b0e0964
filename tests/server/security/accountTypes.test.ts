import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AccountType, accountTypes } from "../../../src/shared/access/accountType";
import type { Problem } from "../../../src/shared/errors";
import { startTestServer, type TestServer, type TestUser } from "../testServer";

let server: TestServer;
let users: Record<AccountType, TestUser>;
beforeAll(async () => {
  server = await startTestServer();
  const [pro, enterprise, admin] = await Promise.all(accountTypes.map((type) => server.newUser(type)));
  if (!pro || !enterprise || !admin) throw new Error("three users were asked for");
  users = { pro, enterprise, admin };
});
afterAll(() => server.stop());

const statusOf = async (type: AccountType, path: string, preview?: string): Promise<number> => {
  const headers: Record<string, string> = preview === undefined ? {} : { "x-preview-mode": preview };
  return (await server.call(users[type], "GET", `/api/v1${path}`, undefined, { headers })).status;
};
const precharts = `/precharts/${randomUUID()}`;

test("pro is refused users, metrics and pre-charts, enterprise is refused users and metrics [P6.27]", async () => {
  for (const path of ["/users", "/organization", "/metrics"]) {
    expect([path, await statusOf("pro", path)]).toEqual([path, 403]);
    expect([path, await statusOf("enterprise", path)]).toEqual([path, 403]);
    expect([path, await statusOf("admin", path)]).toEqual([path, 200]);
  }
  expect(await statusOf("pro", precharts)).toBe(403);
  expect(await statusOf("enterprise", precharts)).toBe(404);
  expect(await statusOf("admin", precharts)).toBe(404);
});

test("the refusal names the account types that have access", async () => {
  const response = await server.call(users.pro, "GET", "/api/v1/users");
  expect(response.headers.get("content-type")).toContain("application/problem+json");
  const { code, detail } = (await response.json()) as Problem;
  expect(code).toBe("forbidden");
  expect(detail).toBe("This is available to Admin accounts. An admin of your practice can change yours.");
});

describe("previewing another account type", () => {
  test("raises no rights: a pro's token with X-Preview-Mode: admin stays refused [P6.34]", async () => {
    for (const preview of ["admin", "enterprise", "pro", "ADMIN", "owner", ""]) {
      expect([preview, await statusOf("pro", "/users", preview)]).toEqual([preview, 403]);
      expect([preview, await statusOf("enterprise", "/users", preview)]).toEqual([preview, 403]);
      expect([preview, await statusOf("pro", precharts, preview)]).toEqual([preview, 403]);
    }
  });

  test("lowers a real admin's for that one request [P6.34]", async () => {
    expect(await statusOf("admin", "/users", "pro")).toBe(403);
    expect(await statusOf("admin", "/users", "enterprise")).toBe(403);
    expect(await statusOf("admin", precharts, "pro")).toBe(403);
    expect(await statusOf("admin", precharts, "enterprise")).toBe(404);
    expect(await statusOf("admin", "/users", "admin")).toBe(200);
    expect(await statusOf("admin", "/users")).toBe(200);
  });

  test("does not change an enterprise account's own rights [P6.34]", async () => {
    expect(await statusOf("enterprise", precharts, "pro")).toBe(404);
  });

  test("ignores an unknown value", async () => {
    for (const preview of ["owner", "Pro", "pro, admin"]) expect(await statusOf("admin", "/users", preview)).toBe(200);
  });

  test("returns an admin's real type in the profile, so that the preview can be left", async () => {
    const headers = { "x-preview-mode": "pro" };
    const profile = await server.call(users.admin, "GET", "/api/v1/auth/user/me", undefined, { headers });
    expect(await profile.json()).toMatchObject({ account_type: "admin" });
  });
});
