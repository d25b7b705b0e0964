import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Problem } from "../../../src/shared/errors";
import { type Invitation, invitationListSchema, type SentInvitation } from "../../../src/shared/practice/invitation";
import type { VisitPage } from "../../../src/shared/visits/visit";
import { startTestServer, type TestServer, type TestUser } from "../testServer";

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await startTestServer({ CHARTSIDE_SIGNUP: "invite" });
  admin = await server.newUser("admin"); // the first account may sign up
  await server.call(admin, "PATCH", "/api/v1/organization", { name: "Northgate" });
});
afterAll(() => server.stop());

const password = "Knee-pain-2-weeks";
const call = (user: TestUser | null, method: string, path: string, json?: unknown) =>
  server.call(user, method, `/api/v1${path}`, json);
const newEmail = () => `${randomUUID()}@example.org`;
const invite = async (email: string, more: object = {}, by = admin): Promise<SentInvitation> => {
  const response = await call(by, "POST", "/invitations", { email, account_type: "enterprise", ...more });
  expect(response.status).toBe(201);
  return (await response.json()) as SentInvitation;
};
const tokenOf = ({ link }: SentInvitation): string => link?.split("#")[1] ?? "";
const pending = async (by = admin): Promise<Invitation[]> =>
  invitationListSchema.parse(await (await call(by, "GET", "/invitations")).json()).items;
const signUp = (email: string, invitation?: string) =>
  server.call(null, "POST", "/auth/v1/signup", { email, password, data: { first_name: "Jae", invitation } });
const open = (token: string) => call(null, "POST", "/invitations/open", { token });
const refusal = async (response: Response): Promise<string> => {
  const { detail, msg } = (await response.json()) as Problem & { msg?: string };
  return `${response.status} ${detail ?? msg}`;
};
const expire = (id: string) =>
  server.context.database.query("update invitations set expires_at = now() where id = $1", [id]);
/** The user of a sign-up's answer. */
async function userOf(response: Response): Promise<TestUser> {
  const { access_token: token } = (await response.json()) as { access_token: string };
  const user = { ...admin, bearer: `Bearer ${token}` };
  const { id } = (await (await call(user, "GET", "/auth/user/me")).json()) as { id: string };
  const { rows } = await server.context.database.query<{ organization_id: string }>(
    "select organization_id from users where id = $1",
    [id],
  );
  return { ...user, id, organizationId: rows[0]?.organization_id ?? "" };
}

/** Someone who signed up by an invitation and was then put into a new practice of their own. */
async function withOwnPractice(): Promise<{ user: TestUser; email: string }> {
  const email = newEmail();
  const user = await userOf(await signUp(email, tokenOf(await invite(email))));
  const made = await call(admin, "POST", "/organizations", { name: "Own" });
  const { id } = (await made.json()) as { id: string };
  await server.context.database.query("update users set organization_id = $2 where id = $1", [user.id, id]);
  return { user: { ...user, organizationId: id }, email };
}

describe("an invitation", () => {
  test("lets a person sign up while sign-up is closed to others, into the inviter's practice and with the chosen type", async () => {
    const email = newEmail();
    expect(await refusal(await signUp(email))).toMatch(/^422 Signups not allowed/);
    const sent = await invite(email.toUpperCase());
    expect(await (await open(tokenOf(sent))).json()).toEqual({
      organization: "Northgate",
      email,
      account_type: "enterprise",
      has_account: false,
    });
    const response = await signUp(email, tokenOf(sent));
    expect(response.status).toBe(200);
    const user = await userOf(response);
    expect(user.organizationId).toBe(admin.organizationId);
    const { items } = (await (await call(admin, "GET", "/users")).json()) as { items: object[] };
    expect(items).toContainEqual(expect.objectContaining({ email, first_name: "Jae", account_type: "enterprise" }));
    expect(await pending()).not.toContainEqual(expect.objectContaining({ email }));
    expect(await refusal(await open(tokenOf(sent)))).toMatch(/^404 This invitation was used/);
  });

  test("is accepted once and for its address only", async () => {
    const sent = await invite(newEmail());
    expect(await refusal(await signUp(newEmail(), tokenOf(sent)))).toMatch(/^422 .*another email address/);
    const answers = await Promise.all([1, 2].map(() => signUp(sent.email, tokenOf(sent))));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["200", "422"]);
  });

  test("ends after seven days, when it is revoked, or when it is sent again with a new link", async () => {
    const [expired, revoked, renewed] = [await invite(newEmail()), await invite(newEmail()), await invite(newEmail())];
    expect(Date.parse(expired.expires_at) - Date.parse(expired.sent_at)).toBe(7 * 86_400_000);
    await expire(expired.id);
    expect((await call(admin, "DELETE", `/invitations/${revoked.id}`)).status).toBe(204);
    const again = await call(admin, "POST", `/invitations/${renewed.id}/resend`);
    const fresh = (await again.json()) as SentInvitation;
    for (const ended of [expired, revoked, renewed]) {
      expect((await open(tokenOf(ended))).status).toBe(404);
      expect(await refusal(await signUp(ended.email, tokenOf(ended)))).toMatch(/^422 This invitation was used/);
    }
    expect((await open(tokenOf(fresh))).status).toBe(200);
    expect((await pending()).map(({ id }) => id)).toEqual(expect.arrayContaining([expired.id, renewed.id]));
    expect((await call(admin, "POST", `/invitations/${expired.id}/resend`)).status).toBe(200);
  });

  test("ends when its sender is demoted, disabled, moved or removed, until another admin sends it again", async () => {
    const { database } = server.context;
    const invited = async (email: string): Promise<TestUser> =>
      userOf(await signUp(email, tokenOf(await invite(email, { account_type: "admin" }))));
    const other = async (): Promise<string> => (await withOwnPractice()).user.organizationId;
    const endings: Record<string, (id: string) => Promise<unknown>> = {
      demoted: (id) => call(admin, "PATCH", `/users/${id}`, { account_type: "pro" }),
      disabled: (id) => call(admin, "POST", `/users/${id}/disable`),
      moved: async (id) =>
        call(admin, "POST", `/organizations/${await other()}/people`, { user_id: id, visits: "go_along" }),
      removed: (id) => call(admin, "POST", `/users/${id}/remove`, {}),
    };
    await database.query("update users set is_operator = true where id = $1", [admin.id]);
    for (const [ending, end] of Object.entries(endings)) {
      const sender = await invited(newEmail());
      const sent = await invite(newEmail(), { account_type: "admin" }, sender);
      expect((await open(tokenOf(sent))).status).toBe(200);
      await end(sender.id);
      expect([ending, (await open(tokenOf(sent))).status]).toEqual([ending, 404]);
      expect(await refusal(await signUp(sent.email, tokenOf(sent)))).toMatch(/^422 This invitation was used/);
      const listed = (await pending()).find(({ id }) => id === sent.id);
      expect(Date.parse(listed?.expires_at ?? "")).toBeLessThanOrEqual(Date.now());
      const again = (await (await call(admin, "POST", `/invitations/${sent.id}/resend`)).json()) as SentInvitation;
      expect((await open(tokenOf(again))).status).toBe(200);
    }
  });

  test("is stored without plain text of its address, token and message", async () => {
    const sent = await invite(newEmail(), { message: "Welcome to the team" });
    const { rows } = await server.context.database.query<{ row: string }>("select i::text as row from invitations i");
    const stored = rows.map(({ row }) => row).join();
    for (const secret of [sent.email, tokenOf(sent), "Welcome"]) expect(stored).not.toContain(secret);
  });

  test("is recorded in the audit log", async () => {
    const sent = await invite(newEmail());
    const { rows: events } = await server.context.database.query(
      "select user_id from audit_events where action = 'person_invited' and detail->>'invitation' = $1",
      [sent.id],
    );
    expect(events).toEqual([{ user_id: admin.id }]);
  });

  test("cannot be changed by another practice, nor be sent to a member or an invalid address", async () => {
    const { user } = await withOwnPractice();
    await server.context.database.query("update users set account_type = 'admin' where id = $1", [user.id]);
    const sent = await invite(newEmail());
    expect((await call(user, "DELETE", `/invitations/${sent.id}`)).status).toBe(404);
    expect((await call(user, "POST", `/invitations/${sent.id}/resend`)).status).toBe(404);
    expect(await pending(user)).toEqual([]);
    const { items } = (await (await call(admin, "GET", "/users")).json()) as { items: { email: string }[] };
    const member = { email: items[0]?.email, account_type: "pro" };
    expect(await refusal(await call(admin, "POST", "/invitations", member))).toMatch(/^409 This person is in your/);
    const wrong = { email: "nobody", account_type: "pro" };
    expect((await call(admin, "POST", "/invitations", wrong)).status).toBe(400);
  });
});

describe("a person with an account", () => {
  test("joins with what they own", async () => {
    const { user, email } = await withOwnPractice();
    const made = await call(user, "POST", "/visits", { patient_name: "Ellen Canary" });
    const { id } = (await made.json()) as { id: string };
    const sent = await invite(email);
    expect(await (await open(tokenOf(sent))).json()).toMatchObject({ has_account: true });
    expect((await call(user, "POST", "/invitations/accept", { token: tokenOf(sent) })).status).toBe(200);
    const { items } = (await (await call(user, "GET", "/visits")).json()) as VisitPage;
    expect(items.map((visit) => visit.id)).toEqual([id]);
    const listed = (await (await call(admin, "GET", "/organizations")).json()) as { items: { id: string }[] };
    expect(listed.items.find((each) => each.id === user.organizationId)).toMatchObject({
      people: 0,
      archived_at: expect.any(String) as string,
    });
  });

  test("keeps their account type with an invitation into the practice that they are in already", async () => {
    const { user, email } = await withOwnPractice();
    const sent = await invite(email, { account_type: "admin" });
    await server.context.database.query("update users set organization_id = $2, account_type = 'pro' where id = $1", [
      user.id,
      admin.organizationId,
    ]);
    const accepted = await call(user, "POST", "/invitations/accept", { token: tokenOf(sent) });
    expect(await accepted.json()).toMatchObject({ account_type: "pro" });
    expect(await (await call(user, "GET", "/auth/user/me")).json()).toMatchObject({ account_type: "pro" });
    expect((await open(tokenOf(sent))).status).toBe(404);
  });

  test("cannot accept as an operator, who stays an admin, also while previewing another account type", async () => {
    const { user, email } = await withOwnPractice();
    const sent = await invite(email, { account_type: "pro" });
    await server.context.database.query("update users set is_operator = true, account_type = 'admin' where id = $1", [
      user.id,
    ]);
    const accepted = await server.call(
      user,
      "POST",
      "/api/v1/invitations/accept",
      { token: tokenOf(sent) },
      {
        headers: { "x-preview-mode": "pro" },
      },
    );
    expect(await refusal(accepted)).toMatch(/^409 You are an operator/);
  });

  test("cannot accept for someone else, nor leave a practice with others in it", async () => {
    const { user, email } = await withOwnPractice();
    const other = await invite(newEmail());
    expect(await refusal(await call(user, "POST", "/invitations/accept", { token: tokenOf(other) }))).toMatch(
      /^409 This invitation is for another email address/,
    );
    const { user: colleague } = await withOwnPractice();
    await server.context.database.query("update users set organization_id = $2 where id = $1", [
      colleague.id,
      user.organizationId,
    ]);
    const sent = await invite(email);
    expect(await refusal(await call(user, "POST", "/invitations/accept", { token: tokenOf(sent) }))).toMatch(
      /^409 Your account belongs to another practice/,
    );
  });
});
