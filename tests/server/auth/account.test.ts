import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildServer } from "../../../src/server/buildServer";
import { startTestServer, type TestServer } from "../testServer";
import { browser, freshEmail, password, post, signedUp } from "./authClient";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const me = (token: string, url = server.url) =>
  fetch(`${url}/api/v1/auth/user/me`, { headers: { authorization: `Bearer ${token}` } });

describe("the first account of an installation", () => {
  test("becomes an admin, unlike later ones", async () => {
    const fresh = await startTestServer({ CHARTSIDE_COMPANY: "Lakeside" });
    const first = await signedUp(fresh, { firstName: "Nora", lastName: "Lindqvist", username: "n.lindqvist" });
    const second = await signedUp(fresh, { first_name: " Ola ", last_name: 5 });
    expect(await (await me(first.session.access_token, fresh.url)).json()).toMatchObject({
      email: first.email,
      first_name: "Nora",
      last_name: "Lindqvist",
      username: "n.lindqvist",
      account_type: "admin",
    });
    expect(await (await me(second.session.access_token, fresh.url)).json()).toMatchObject({
      first_name: "Ola",
      last_name: null,
      username: null,
      account_type: "pro",
    });
    const { rows } = await fresh.context.database.query(
      "select o.name, u.is_operator from organizations o join users u on u.organization_id = o.id order by o.created_at",
    );
    expect(rows).toEqual([
      { name: "Lakeside", is_operator: true },
      { name: "My practice", is_operator: false },
    ]);
    await fresh.stop();
  });

  test("is the only admin when many sign up and call at once", async () => {
    const fresh = await startTestServer();
    const people = await Promise.all(Array.from({ length: 8 }, () => signedUp(fresh)));
    // like accounts of a hosted project, which this server sees first on a call
    await fresh.context.database.query("delete from users");
    await Promise.all(
      people.flatMap(({ session }) => [me(session.access_token, fresh.url), me(session.access_token, fresh.url)]),
    );
    const { rows } = await fresh.context.database.query(
      "select account_type, count(*)::int from users group by 1 order by 1",
    );
    expect(rows).toEqual([
      { account_type: "admin", count: 1 },
      { account_type: "pro", count: 7 },
    ]);
    await fresh.stop();
  });
});

describe("authentication of /api/v1", () => {
  test.each([
    ["no token", undefined],
    ["the public key", "Bearer sb_publishable_x"],
    ["an empty token", "Bearer "],
    ["another scheme", "Basic abc"],
    ["a malformed token", "Bearer a.b.c"],
  ])("answers 401 to %s without a reason", async (_case, authorization) => {
    const response = await fetch(`${server.url}/api/v1/auth/user/me`, {
      headers: authorization ? { authorization } : {},
    });
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe('Bearer error="invalid_token"');
    expect(await response.json()).toMatchObject({ code: "signed_out", detail: "Sign in to continue." });
  });

  test("accepts access and refresh tokens issued before a restart on another port", async () => {
    const { session } = await signedUp(server);
    const again = await buildServer(server.context);
    const url = await again.listen({ host: "127.0.0.1", port: 0 });
    expect((await me(session.access_token, url)).status).toBe(200);
    const { data, error } = await browser({ url }).auth.refreshSession({ refresh_token: session.refresh_token });
    expect(error).toBeNull();
    expect((await me(data.session?.access_token ?? "")).status).toBe(200);
    await again.close();
  });

  test("accepts tokens of another server over the same database, which has its own key", async () => {
    const settings = { ...server.context.settings, dataDir: mkdtempSync(join(tmpdir(), "chartside-other-")) };
    const other = await buildServer({ ...server.context, settings });
    const url = await other.listen({ host: "127.0.0.1", port: 0 });
    const { data } = await browser({ url }).auth.signUp({ email: freshEmail(), password });
    await expect.poll(async () => (await me(data.session?.access_token ?? "")).status).toBe(200);
    await other.close();
  });

  test.each(["", "{", "{}", '{"kty":"oct","k":"x"}'])(
    "refuses to start with a broken key file (%o)",
    async (content) => {
      const dataDir = mkdtempSync(join(tmpdir(), "chartside-broken-"));
      const path = join(dataDir, "auth-signing-key.json");
      writeFileSync(path, content);
      const started = buildServer({ ...server.context, settings: { ...server.context.settings, dataDir } });
      await expect(started).rejects.toThrow(
        /auth-signing-key\.json is not a valid signing key\. .* everyone must then sign in again\./,
      );
      expect(readFileSync(path, "utf8")).toBe(content);
    },
  );

  test("rejects tokens of another installation", async () => {
    const other = await startTestServer();
    const { session } = await signedUp(other);
    expect((await me(session.access_token)).status).toBe(401);
    await other.stop();
  });

  test("binds tokens to the public address if one is set", async () => {
    const named = await startTestServer({ CHARTSIDE_PUBLIC_URL: "https://scribe.example.org/" });
    const { session, client } = await signedUp(named);
    expect((await client.auth.getClaims()).data?.claims.iss).toBe("https://scribe.example.org/auth/v1");
    expect((await me(session.access_token, named.url)).status).toBe(200);
    const moved = await buildServer({ ...named.context, settings: server.context.settings });
    expect(
      (
        await moved.inject({
          url: "/api/v1/auth/user/me",
          headers: { authorization: `Bearer ${session.access_token}` },
        })
      ).statusCode,
    ).toBe(401);
    await moved.close();
    await named.stop();
  });

  test("rejects the token of a banned account", async () => {
    const { session, user } = await signedUp(server);
    expect((await me(session.access_token)).status).toBe(200);
    await server.context.database.query(
      "update auth_users set banned_until = now() + interval '1 hour' where id = $1",
      [user.id],
    );
    expect((await me(session.access_token)).status).toBe(401);
  });
});

describe("the username at sign-up", () => {
  test("is refused if it is taken in any letter case, also by concurrent sign-ups", async () => {
    const signUp = (username: string) => post(server, "/signup", { email: freshEmail(), password, data: { username } });
    const answers = await Promise.all(["mara", "Mara", "MARA"].map(signUp));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ json }) => json.message === "This username is taken.");
    expect(refused.map(({ status, json }) => [status, json.code])).toEqual([
      [422, "validation_failed"],
      [422, "validation_failed"],
    ]);
  });

  test("is dropped if it is not valid", async () => {
    const { session } = await signedUp(server, { username: "a@b.org" });
    expect(await (await me(session.access_token)).json()).toMatchObject({ username: null });
  });

  test("is dropped for an account of a hosted project if it is taken", async () => {
    await signedUp(server, { username: "olga" });
    const { client, session, user } = await signedUp(server);
    await client.auth.updateUser({ data: { username: "OLGA" } });
    await server.context.database.query("delete from users where subject = $1", [user.id]);
    expect(await (await me(session.access_token)).json()).toMatchObject({ username: null });
  });
});

describe("/auth/user/me", () => {
  test("returns the whole profile for a token alone [P3.04, P7.23]", async () => {
    await server.newUser(); // the first account is an operator's
    const { session, email } = await signedUp(server, { first_name: "Ida", last_name: "Moss", username: "ida.moss" });
    const response = await me(session.access_token);
    expect(response.status).toBe(200);
    const profile = (await response.json()) as Record<string, string>;
    expect(Object.keys(profile).toSorted()).toEqual(
      ["account_type", "created_at", "email", "first_name", "id", "last_name", "updated_at", "username"].toSorted(),
    );
    expect(profile).toMatchObject({ email, first_name: "Ida", last_name: "Moss", username: "ida.moss" });
    expect(["pro", "enterprise", "admin"]).toContain(profile["account_type"]);
    for (const time of ["created_at", "updated_at"])
      expect(new Date(profile[time] ?? "").toISOString()).toBe(profile[time]);
  });

  test("marks an operator as one", async () => {
    const user = await server.newUser("admin");
    const read = async () => (await server.call(user, "GET", "/api/v1/auth/user/me")).json();
    expect(await read()).not.toHaveProperty("is_operator");
    await server.context.database.query("update users set is_operator = true where id = $1", [user.id]);
    expect(await read()).toMatchObject({ is_operator: true });
  });

  test("changes single fields except email and account type [P5.13, P7.24, P7.25]", async () => {
    const user = await server.newUser("enterprise");
    const put = async (body: unknown) => (await server.call(user, "PUT", "/api/v1/auth/user/me", body)).json();
    expect(await put({ first_name: " Ana ", email: "x@example.org", account_type: "admin" })).toMatchObject({
      first_name: "Ana",
      last_name: "Lindqvist",
      account_type: "enterprise",
    });
    expect(await put({ last_name: "Ruiz" })).toMatchObject({ first_name: "Ana", last_name: "Ruiz" });
    expect(await put({ username: "ana.ruiz" })).toMatchObject({ username: "ana.ruiz", last_name: "Ruiz" });
    const after = await (await server.call(user, "GET", "/api/v1/auth/user/me")).json();
    expect(after).toMatchObject({
      first_name: "Ana",
      last_name: "Ruiz",
      username: "ana.ruiz",
      account_type: "enterprise",
    });
    expect(after.email).not.toBe("x@example.org");
  });

  test("keeps fields that are sent empty [P5.16, P5.18]", async () => {
    const user = await server.newUser();
    const put = (body: object) => server.call(user, "PUT", "/api/v1/auth/user/me", body);
    await put({ username: "nora.kept" });
    const response = await put({ first_name: "", last_name: " ", username: "" });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      first_name: "Nora",
      last_name: "Lindqvist",
      username: "nora.kept",
    });
  });

  test("refuses a username that is taken in any letter case [P5.14, P5.17]", async () => {
    const [one, two] = [await server.newUser(), await server.newUser()];
    expect((await server.call(one, "PUT", "/api/v1/auth/user/me", { username: "kim" })).status).toBe(200);
    const taken = await server.call(two, "PUT", "/api/v1/auth/user/me", { username: "KIM" });
    expect(taken.status).toBe(409);
    expect(await taken.json()).toMatchObject({ code: "conflict", detail: "This username is taken." });
    expect((await server.call(one, "PUT", "/api/v1/auth/user/me", { username: "Kim" })).status).toBe(200);
  });

  test.each(["a@b.org", "ab", "x".repeat(41), "with space", "naïve", "'; drop table users; --"])(
    "refuses the username %o [P5.17]",
    async (username) => {
      const user = await server.newUser();
      const response = await server.call(user, "PUT", "/api/v1/auth/user/me", { username });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ errors: [{ path: "username" }] });
    },
  );

  test.each(["a\0b", "a\nb", "x".repeat(101), 5])("refuses the name %o", async (name) => {
    const user = await server.newUser();
    expect((await server.call(user, "PUT", "/api/v1/auth/user/me", { first_name: name })).status).toBe(400);
  });

  test("keeps markup in a name as typed", async () => {
    const user = await server.newUser();
    const name = `<b onclick="x()">'); drop table users; --`;
    const response = await server.call(user, "PUT", "/api/v1/auth/user/me", { first_name: name });
    expect(await response.json()).toMatchObject({ first_name: name });
  });
});

describe("POST /auth/lookup-email", () => {
  const lookUp = async (username: string): Promise<string> => {
    const response = await server.call(null, "POST", "/api/v1/auth/lookup-email", { username });
    return ((await response.json()) as { identifier: string }).identifier;
  };

  test("returns the identifier to sign in with for a username in any letter case, without a token [P5.23, P7.28]", async () => {
    const { email } = await signedUp(server, { username: "lena.k" });
    const { data, error } = await browser(server).auth.signInWithPassword({
      email: await lookUp(" Lena.K "),
      password,
    });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
  });

  test("returns the same kind of identifier for known and unknown usernames [P7.29]", async () => {
    const { email } = await signedUp(server, { username: "mara.l" });
    const [known, unknown] = [await lookUp("mara.l"), await lookUp("nara.l")];
    for (const identifier of [known, unknown]) {
      expect(identifier).toMatch(/^[\w-]{60,200}@username\.chartside\.invalid$/);
      expect(identifier).not.toContain(email.split("@")[0]);
    }
    expect(known).toHaveLength(unknown.length);
    const grant = (identifier: string) =>
      post(server, "/token?grant_type=password", { email: identifier, password: "Wrong-one-1" });
    const answers = await Promise.all([known, unknown, `x${known}`, "nobody@example.org"].map(grant));
    const [first] = answers;
    for (const { status, text } of answers)
      expect({ status, text }).toEqual({ status: first?.status, text: first?.text });
  });

  test.each([
    [{ username: "nobody" }, 200],
    [{ username: "%" }, 200],
    [{}, 400],
    [{ username: "" }, 400],
    [{ username: "a\0b" }, 400],
    [{ username: 5 }, 400],
  ])("answers %j with %i", async (body, status) => {
    expect((await server.call(null, "POST", "/api/v1/auth/lookup-email", body)).status).toBe(status);
  });
});

test("twenty sign-ups at the same time all succeed", async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => post(server, "/signup", { email: freshEmail(), password })),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});
