import { autorun } from "mobx";
import { beforeEach, expect, test, vi } from "vitest";
import { SessionStore } from "../../../../src/renderer/auth/session/SessionStore";
import { computerBackend } from "../../../../src/renderer/base/Backend";
import { AccountServer, config, problem, profile, sessionFor } from "./AccountServer";

let server: AccountServer;
beforeEach(() => void (server = new AccountServer()));

test("a profile update reads camelCase answers", async () => {
  const session = await server.open(sessionFor("kept"));
  server.answer(({ method }) =>
    method === "PUT"
      ? { status: 200, body: { firstName: "Augusta", lastName: null, username: "countess" } }
      : undefined,
  );
  await session.updateProfile({ first_name: "Augusta" });
  expect(session.user).toMatchObject({
    fullName: "Augusta",
    lastName: null,
    username: "countess",
    email: "ada@example.org",
  });
  expect(session.accountType).toBe("enterprise");
});

test("a profile requested before a change does not undo it when it arrives later", async () => {
  let answerOld: () => void = () => {};
  const oldAnswered = new Promise<void>((resolve) => (answerOld = resolve));
  let saved = profile;
  server.answer(async ({ method, path }) => {
    if (path !== "/api/v1/auth/user/me") return undefined;
    const read = saved;
    if (method === "GET" && read === profile) await oldAnswered;
    if (method === "PUT") saved = { ...profile, first_name: "Augusta" };
    return { status: 200, body: method === "PUT" ? saved : read };
  });
  const session = new SessionStore(config, undefined, computerBackend());
  await session.updateProfile({ first_name: "Augusta" });
  expect(session.user?.fullName).toBe("Augusta Lovelace");
  const names: unknown[] = [];
  const stop = autorun(() => names.push(session.user?.fullName));
  answerOld();
  await vi.waitUntil(() => server.to("/api/v1/auth/user/me").filter(({ method }) => method === "GET").length === 2);
  await vi.waitUntil(() => names.length === 2);
  stop();
  expect(names).toEqual(["Augusta Lovelace", "Augusta Lovelace"]);
});

test("a change answered without its fields shows the values sent [P7.25]", async () => {
  const session = await server.open(sessionFor("kept"));
  server.answer(({ method }) => (method === "PUT" ? { status: 200, body: {} } : undefined));
  await session.updateProfile({ first_name: "Augusta" });
  expect([session.user?.fullName, session.user?.username]).toEqual(["Augusta Lovelace", "ada.l"]);
});

test.each([
  ["no detail", { status: 500, body: null }, "Failed to update profile"],
  ["a sentence", problem(409, "This username is taken.", "conflict"), "This username is taken."],
])("a rejected profile update with %s shows %s [P8.17]", async (_case, answer, sentence) => {
  const session = await server.open(sessionFor("kept"));
  server.answer(({ method }) => (method === "PUT" ? answer : undefined));
  await expect(session.updateProfile({ first_name: "A" })).rejects.toThrow(sentence);
});
