import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { issueRefreshToken, parseRefreshToken } from "../../../../src/server/auth/sessions/refreshToken";
import { startTestServer, type TestServer } from "../../testServer";
import { BrowserStorage, browser, password, post, signedUp } from "../authClient";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const refresh = (token: unknown) => post(server, "/token?grant_type=refresh_token", { refresh_token: token });
const sessionOf = (token: string) => parseRefreshToken(token)?.sessionId ?? "";
const counterOf = (token: string) => parseRefreshToken(token)?.counter;
/** Moves the last refresh into the past. */
const letPass = (token: string, seconds: number) =>
  server.context.database.query(
    "update auth_sessions set refreshed_at = refreshed_at - $2 * interval '1 s' where id = $1",
    [sessionOf(token), seconds],
  );

describe("POST /token?grant_type=refresh_token", () => {
  test("returns new refresh and access tokens of the same session", async () => {
    const { client, session } = await signedUp(server);
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect(sessionOf(data.session?.refresh_token ?? "")).toBe(sessionOf(session.refresh_token));
    const before = await client.auth.getClaims(session.access_token);
    const after = await client.auth.getClaims(data.session?.access_token ?? "");
    expect(after.data?.claims.session_id).toBe(before.data?.claims.session_id);
    expect(after.data?.claims.amr).toEqual(before.data?.claims.amr);
  });

  test("returns the current token for the previous one within 10 s of the last refresh, as after a lost response", async () => {
    const { session } = await signedUp(server);
    const first = await refresh(session.refresh_token);
    await letPass(session.refresh_token, 8);
    const again = await refresh(session.refresh_token);
    expect(again.status).toBe(200);
    expect(again.json.refresh_token).toBe(first.json.refresh_token);
  });

  test("ends the session if the previous token is used after that", async () => {
    const { session } = await signedUp(server);
    const first = await refresh(session.refresh_token);
    await letPass(session.refresh_token, 11);
    expect((await refresh(session.refresh_token)).json.code).toBe("refresh_token_already_used");
    expect((await refresh(first.json.refresh_token)).json.code).toBe("refresh_token_not_found");
  });

  test("returns the current token for an older one within 10 s of the last refresh", async () => {
    const { session } = await signedUp(server);
    const second = await refresh(session.refresh_token);
    const third = await refresh(second.json.refresh_token);
    await letPass(session.refresh_token, 8);
    const late = await refresh(session.refresh_token);
    expect(late.status).toBe(200);
    expect(late.json.refresh_token).toBe(third.json.refresh_token);
  });

  test("ends the session if an older token is used after that", async () => {
    const { client, session, user } = await signedUp(server);
    const second = await refresh(session.refresh_token);
    const third = await refresh(second.json.refresh_token);
    await letPass(session.refresh_token, 11);
    const stolen = await refresh(session.refresh_token);
    expect({ status: stolen.status, ...stolen.json }).toEqual({
      status: 400,
      code: "refresh_token_already_used",
      message: "Invalid Refresh Token: Already Used",
    });
    expect((await refresh(third.json.refresh_token)).json.code).toBe("refresh_token_not_found");
    expect((await client.auth.getUser(third.json.access_token)).error).toMatchObject({
      name: "AuthSessionMissingError",
    });
    const { rows } = await server.context.database.query(
      "select action, session_id from audit_events where subject = $1 and action like 'refresh%'",
      [user.id],
    );
    expect(rows).toEqual([{ action: "refresh_token_reused", session_id: sessionOf(session.refresh_token) }]);
  });

  test("returns one token to ten concurrent calls with the same token", async () => {
    const { session } = await signedUp(server);
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(session.refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const tokens = new Set(answers.map(({ json }) => json.refresh_token));
    expect([...tokens].map(counterOf)).toEqual([1]);
    expect((await refresh([...tokens][0])).status).toBe(200);
  });

  test("keeps two tabs of one browser signed in", async () => {
    const { email } = await signedUp(server);
    const storage = new BrowserStorage();
    const tabs = [browser(server, storage), browser(server, storage)];
    await tabs[0]?.auth.signInWithPassword({ email, password });
    for (const _round of [1, 2, 3]) {
      const answers = await Promise.all(tabs.map((tab) => tab.auth.refreshSession()));
      // a tab that finds the other tab's tokens in the storage keeps those
      const failures = answers.flatMap(({ error }) => (error ? [error.name] : []));
      expect(failures.filter((name) => name !== "AuthRefreshDiscardedError")).toEqual([]);
      expect(failures.length).toBeLessThan(2);
    }
    const users = await Promise.all(tabs.map((tab) => tab.auth.getUser()));
    expect(users.map(({ data }) => data.user?.email)).toEqual([email, email]);
  });

  test("answers 409 if the session row stays locked for 5 s without ending the session", async () => {
    const { session } = await signedUp(server);
    const answer = await server.context.database.transaction(async (tx) => {
      await tx.query("select from auth_sessions where id = $1 for update", [sessionOf(session.refresh_token)]);
      return refresh(session.refresh_token);
    });
    expect({ status: answer.status, code: answer.json.code }).toEqual({ status: 409, code: "conflict" });
    expect((await refresh(session.refresh_token)).status).toBe(200);
  });
});

describe("refuses as refresh token", () => {
  const key = new Uint8Array(32).fill(7);
  const foreign = issueRefreshToken("11111111-1111-4111-8111-111111111111", 3, key);
  const changed = `${foreign.slice(0, 4)}${foreign[4] === "A" ? "B" : "A"}${foreign.slice(5)}`;
  test.each([
    ["nothing", undefined, "validation_failed", "Refresh token is not valid"],
    ["a number", 5, "validation_failed", "Refresh token is not valid"],
    ["a short text", "abc", "validation_failed", "Refresh token is not valid"],
    ["other text", "this is no refresh token at all, is it", "validation_failed", "Refresh token is not valid"],
    ["a token with one letter changed", changed, "validation_failed", "Refresh token is not valid"],
    ["a token with a longer end", `${foreign}AAAA`, "validation_failed", "Refresh token is not valid"],
    [
      "a token of an unknown session",
      foreign,
      "refresh_token_not_found",
      "Invalid Refresh Token: Refresh Token Not Found",
    ],
  ])("%s", async (_case, token, code, message) => {
    const { status, json } = await refresh(token);
    expect({ status, ...json }).toEqual({ status: 400, code, message });
  });

  test.each([
    ["signed with another key", 0, key],
    ["ahead of the current one", 1, null],
  ])("a token of a known session that is %s, without ending the session", async (_case, counter, signedBy) => {
    const { session } = await signedUp(server);
    const id = sessionOf(session.refresh_token);
    const { rows } = await server.context.database.query<{ k: Buffer }>(
      "select refresh_key k from auth_sessions where id = $1",
      [id],
    );
    const own = server.context.vault.open(rows[0]?.k ?? new Uint8Array(), `auth_session:${id}`);
    const { status, json } = await refresh(issueRefreshToken(id, counter, signedBy ?? own));
    expect({ status, ...json }).toEqual({
      status: 400,
      code: "validation_failed",
      message: "Invalid Refresh Token: Not Issued By This Server",
    });
    expect((await refresh(session.refresh_token)).status).toBe(200);
  });
});

describe("a session", () => {
  test("ends after 12 h", async () => {
    const { client, session } = await signedUp(server);
    const { rows } = await server.context.database.query<{ h: number }>(
      "select extract(epoch from not_after - created_at)::int / 3600 h from auth_sessions where id = $1",
      [sessionOf(session.refresh_token)],
    );
    expect(rows[0]?.h).toBe(12);
    await server.context.database.query("update auth_sessions set not_after = now() where id = $1", [
      sessionOf(session.refresh_token),
    ]);
    const { error } = await client.auth.refreshSession();
    expect(error).toMatchObject({ code: "session_expired", message: "Invalid Refresh Token: Session Expired" });
    expect((await client.auth.getSession()).data.session).not.toBeNull(); // the access token has not expired
    const response = await fetch(`${server.url}/api/v1/auth/user/me`, {
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    expect(response.status).toBe(401);
  });

  test("ends if the account is banned", async () => {
    const { session, user } = await signedUp(server);
    await server.context.database.query(
      "update auth_users set banned_until = now() + interval '1 hour' where id = $1",
      [user.id],
    );
    expect((await refresh(session.refresh_token)).json).toEqual({
      code: "user_banned",
      message: "Invalid Refresh Token: User Banned",
    });
  });
});
