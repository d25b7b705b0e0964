import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { SentInvitation } from "../../../src/shared/practice/invitation";
import { startTestServer, type TestServer, type TestUser } from "../testServer";

let server: TestServer;
let operator: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  operator = await server.newUser("admin");
});
afterAll(() => server.stop());
afterEach(() => vi.restoreAllMocks());

const call = (user: TestUser, method: string, path: string, json?: unknown) =>
  server.call(user, method, `/api/v1${path}`, json);

/** An admin with a practice of their own. */
const newAdmin = () => server.newUser("admin", "own");

/** A person with a practice of their own. @returns them, and an invitation by `admin`. */
async function invited(admin: TestUser): Promise<{ guest: TestUser; token: string }> {
  const guest = await server.newUser("pro", "own");
  const { email } = (await (await call(guest, "GET", "/auth/user/me")).json()) as { email: string };
  const sent = await call(admin, "POST", "/invitations", { email, account_type: "pro" });
  const { link } = (await sent.json()) as SentInvitation;
  return { guest, token: link?.split("#")[1] ?? "" };
}
const accept = ({ guest, token }: { guest: TestUser; token: string }) =>
  call(guest, "POST", "/invitations/accept", { token });
const colleagueOf = async (admin: TestUser, type: "admin" | "pro" = "pro"): Promise<TestUser> => {
  const person = await server.newUser(type, "own");
  const sql = "update users set organization_id = $2 where id = $1";
  await server.context.database.query(sql, [person.id, admin.organizationId]);
  return { ...person, organizationId: admin.organizationId };
};

/** Holds the operator's row until both calls, begun one after the other, wait. @returns their statuses. */
async function bothWaiting(...calls: (() => Promise<Response>)[]): Promise<number[]> {
  const { database } = server.context;
  const answers = await database.transaction(async (tx) => {
    await tx.query("select from users where id = $1 for update", [operator.id]);
    const begun: Promise<Response>[] = [];
    for (const begin of calls) {
      begun.push(begin());
      const sql = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      await vi.waitFor(async () => expect((await database.query(sql)).rowCount).toBe(begun.length), 20_000);
    }
    return { begun }; // not awaited, because they wait for the commit
  });
  return (await Promise.all(answers.begun)).map(({ status }) => status);
}
const deadlocks = () => server.logLines.filter((line) => /deadlock|40P01/.test(line));

test("accepting an invitation and moving someone into the practice that the invited person leaves cause no deadlock", async () => {
  const admin = await newAdmin();
  const offer = await invited(admin);
  const moved = await colleagueOf(admin);
  const move = () =>
    call(operator, "POST", `/organizations/${offer.guest.organizationId}/people`, {
      user_id: moved.id,
      visits: "go_along",
    });
  expect(await bothWaiting(() => accept(offer), move)).toEqual([200, 409]); // the practice that was left is archived
  expect(deadlocks()).toEqual([]);
});

test("an invitation whose sender is removed in the meantime is refused", async () => {
  const admin = await newAdmin();
  const sender = await colleagueOf(admin, "admin");
  const offer = await invited(sender);
  const remove = () => call(admin, "POST", `/users/${sender.id}/remove`, {});
  expect(await bothWaiting(remove, () => accept(offer))).toEqual([204, 404]);
  expect(deadlocks()).toEqual([]);
});

describe("the email of an invitation", () => {
  test("is sent after the lock on the admin is released", async () => {
    const admin = await newAdmin();
    const held: unknown[] = [];
    const send = () =>
      server.context.database.query("select from users where id = $1 for update nowait", [admin.id]).then(
        () => undefined,
        (error: unknown) => void held.push(error),
      );
    const spy = vi.spyOn(server.context.queuedMail, "send").mockImplementation(send);
    const sent = await call(admin, "POST", "/invitations", {
      email: `${randomUUID()}@example.org`,
      account_type: "pro",
    });
    const { id } = (await sent.json()) as SentInvitation;
    expect((await call(admin, "POST", `/invitations/${id}/resend`)).status).toBe(200);
    expect(spy).toHaveBeenCalledTimes(2);
    expect(held).toEqual([]);
  });

  test("that cannot be queued leaves the invitation pending", async () => {
    const admin = await newAdmin();
    const email = `${randomUUID()}@example.org`;
    vi.spyOn(server.context.queuedMail, "send").mockRejectedValueOnce(new Error("The queue cannot be reached"));
    const answer = await call(admin, "POST", "/invitations", { email, account_type: "pro" });
    expect([answer.status, ((await answer.json()) as { detail: string }).detail]).toEqual([
      503,
      "The invitation was saved, but its email could not be sent. Send it again from the list.",
    ]);
    const { items } = (await (await call(admin, "GET", "/invitations")).json()) as { items: { id: string }[] };
    expect(items).toHaveLength(1);
    expect((await call(admin, "POST", `/invitations/${items[0]?.id}/resend`)).status).toBe(200);
    expect(server.logLines.join("")).not.toContain(email);
  });
});
