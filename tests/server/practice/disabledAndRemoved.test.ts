import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Problem } from "../../../src/shared/errors";
import { type PracticeMember, practiceMembersSchema } from "../../../src/shared/practice/practiceMember";
import type { VisitPage } from "../../../src/shared/visits/visit";
import { startTestServer, type TestServer, type TestUser } from "../testServer";

let server: TestServer;
let operator: TestUser;
let admin: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  operator = await server.newUser("admin");
  admin = await server.newUser("admin");
});
afterAll(() => server.stop());

const call = (user: TestUser, method: string, path: string, json?: unknown) =>
  server.call(user, method, `/api/v1${path}`, json);
const people = async (user = admin): Promise<PracticeMember[]> =>
  practiceMembersSchema.parse(await (await call(user, "GET", "/users")).json()).items;
const memberOf = async (id: string) => (await people()).find((each) => each.id === id);
const act = (id: string, action: string, json?: unknown, user = admin) =>
  call(user, "POST", `/users/${id}/${action}`, json);
const refusal = async (answer: Promise<Response>): Promise<string> => {
  const response = await answer;
  return `${response.status} ${((await response.json()) as Problem).detail}`;
};
const signIn = async (email: string) => {
  const json = { email, password: "Knee-pain-2-weeks" };
  const response = await server.call(null, "POST", "/auth/v1/token?grant_type=password", json);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const audited = async (action: string, user: string): Promise<unknown> => {
  const { rows } = await server.context.database.query(
    "select user_id, detail from audit_events where action = $1 and detail->>'user' = $2",
    [action, user],
  );
  return rows;
};
const newVisit = async (user: TestUser): Promise<string> =>
  ((await (await call(user, "POST", "/visits", { patient_name: "Ellen Canary" })).json()) as { id: string }).id;

/** Opens the event stream of a visit. @returns a function that resolves to true when the stream has ended. */
async function openStream(user: TestUser): Promise<() => Promise<boolean>> {
  const response = await call(user, "GET", `/visits/${await newVisit(user)}/events`);
  const reader = response.body?.getReader();
  await reader?.read();
  return async () => {
    for (;;) if ((await reader?.read())?.done !== false) return true;
  };
}

describe("a disabled person", () => {
  test("is signed out until enabled again", async () => {
    const person = await server.newUser("pro");
    const ended = await openStream(person);
    const answer = await act(person.id, "disable");
    expect(answer.status).toBe(200);
    const { email, disabled_at } = (await answer.json()) as PracticeMember;
    expect(disabled_at).not.toBeNull();
    expect(await ended()).toBe(true);
    expect((await call(person, "GET", "/visits")).status).toBe(401);
    expect(await signIn(email)).toMatchObject({ status: 400, body: { error_code: "user_banned" } });
    expect((await memberOf(person.id))?.disabled_at).toBe(disabled_at);

    expect((await act(person.id, "enable")).status).toBe(200);
    expect((await call(person, "GET", "/visits")).status).toBe(401); // the former session stays ended
    expect((await signIn(email)).status).toBe(200);
    const by = [{ user_id: admin.id, detail: { user: person.id } }];
    expect([await audited("person_disabled", person.id), await audited("person_enabled", person.id)]).toEqual([by, by]);
  });

  test("has their visits again when enabled", async () => {
    const person = await server.newUser("pro");
    const visit = await newVisit(person);
    await act(person.id, "disable");
    await act(person.id, "enable");
    const { email } = (await memberOf(person.id)) ?? { email: "" };
    const { access_token: token } = (await signIn(email)).body;
    const { items } = (await (
      await call({ ...person, bearer: `Bearer ${String(token)}` }, "GET", "/visits")
    ).json()) as VisitPage;
    expect(items.map(({ id }) => id)).toEqual([visit]);
  });
});

test("signing a person out everywhere ends their sign-ins and lets them sign in again", async () => {
  const person = await server.newUser("pro");
  expect((await act(person.id, "sign-out")).status).toBe(200);
  expect((await call(person, "GET", "/visits")).status).toBe(401);
  expect((await signIn((await memberOf(person.id))?.email ?? "")).status).toBe(200);
});

describe("a removed person", () => {
  test("leaves their sessions, appointments and templates to the colleague that the admin chose", async () => {
    const [person, colleague] = [await server.newUser("enterprise"), await server.newUser("enterprise")];
    const visit = await newVisit(person);
    const starts_at = new Date().toISOString();
    await call(person, "POST", "/appointments", { patient_name: "Mei-Lin Zhao", starts_at });
    await call(person, "POST", "/templates", { title: "Knee", sections: [{ title: "Plan", style: "bullets" }] });
    expect(await refusal(act(person.id, "remove", {}))).toMatch(/^409 This person has sessions or appointments\./);
    expect(await refusal(act(person.id, "remove", { successor_id: person.id }))).toMatch(/^409 Choose an active/);
    const { email } = (await memberOf(person.id)) ?? { email: "" };
    expect((await act(person.id, "remove", { successor_id: colleague.id })).status).toBe(204);

    const lists = await Promise.all(
      ["/visits", `/appointments?from=${starts_at}&to=2999-01-01`, "/templates"].map(
        async (path) => ((await (await call(colleague, "GET", path)).json()) as { items: object[] }).items,
      ),
    );
    expect(lists[0]).toMatchObject([{ id: visit }]);
    expect(lists[1]).toMatchObject([{ patient_name: "Mei-Lin Zhao" }]);
    expect(lists[2]).toContainEqual(expect.objectContaining({ title: "Knee", built_in: false }));
    expect(await memberOf(person.id)).toBeUndefined();
    expect((await call(person, "GET", "/visits")).status).toBe(401);
    expect((await signIn(email)).body).toMatchObject({ error_code: "invalid_credentials" });
    expect(await audited("person_removed", person.id)).toHaveLength(1);
  });

  test("without sessions can be removed without naming a colleague", async () => {
    const person = await server.newUser("pro");
    const { email } = (await memberOf(person.id)) ?? { email: "" };
    expect((await act(person.id, "remove", {})).status).toBe(204);
    const again = await server.call(null, "POST", "/auth/v1/signup", { email, password: "Knee-pain-2-weeks" });
    expect(again.status).toBe(200);
  });
});

describe("disabling or removing is refused for", () => {
  test("one's own account", async () => {
    for (const action of ["disable", "remove"])
      expect(await refusal(act(admin.id, action, {}))).toMatch(/^409 You cannot do this to your own account/);
  });

  test("an operator's account, unless another operator does it", async () => {
    expect(await refusal(act(operator.id, "disable"))).toMatch(/^409 This person is an operator/);
    const second = await server.newUser("admin");
    const path = `/organizations/${operator.organizationId}/people/${second.id}`;
    await call(operator, "PATCH", path, { is_operator: true });
    expect((await act(second.id, "disable", undefined, operator)).status).toBe(200);
    await act(second.id, "enable", undefined, operator);
    const answers = await Promise.all([
      act(second.id, "disable", undefined, operator),
      act(operator.id, "disable", undefined, { ...second, bearer: operator.bearer }),
    ]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["200", "409"]);
  });

  test("a person of another practice, like an unknown one", async () => {
    const stranger = await server.newUser("pro", "own");
    for (const action of ["disable", "enable", "sign-out", "remove"]) {
      const answers = [stranger.id, randomUUID()].map((id) => refusal(act(id, action, {})));
      expect(await Promise.all(answers)).toEqual(Array(2).fill("404 This person is not in your practice."));
    }
  });
});
