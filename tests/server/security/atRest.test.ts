import { afterAll, beforeAll, expect, test } from "vitest";
import { post } from "../auth/authClient";
import { Outbox } from "../auth/Outbox";
import { startTestServer, type TestServer } from "../testServer";

let server: TestServer;
let confirming: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  confirming = await startTestServer({ CHARTSIDE_AUTH_AUTOCONFIRM: "off" });
});
afterAll(async () => {
  await server.stop();
  await confirming.stop();
});

const userAgent = "zyxwvut-browser/7";
const password = "Knee-pain-2-weeks";
/** A text that occurs nowhere else, in every field that must not be stored in plain text. */
const canary = "zyxwvut";
const account = (email: string) => ({
  email,
  password,
  data: {
    first_name: `${canary}-first`,
    last_name: `${canary}-last`,
    username: `${canary}_name`,
    note: `${canary} note`,
  },
});

/** Returns the names of the tables that have a row in which the canary can be read, as text or as bytes. */
async function tablesWithCanary({ context: { database } }: TestServer): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: texts } = await database.query<{ text: string | null }>(
      `select lower(string_agg(t::text, ' ')) as text from "${name}" t`,
    );
    const text = texts[0]?.text ?? "";
    if (text.includes(canary) || text.includes(Buffer.from(canary).toString("hex"))) found.push(name);
  }
  expect(rows.length).toBeGreaterThan(15);
  return found;
}

test("names, usernames and emails of accounts cannot be read in the database", async () => {
  const email = `${canary}@example.org`;
  expect((await post(server, "/signup", account(email))).status).toBe(200);
  const grant = (identifier: string) =>
    post(
      server,
      "/token?grant_type=password",
      { email: identifier, password },
      { headers: { "user-agent": userAgent } },
    );
  const { json } = await grant(email.toUpperCase());
  expect(json["user"]).toMatchObject({
    email,
    user_metadata: { first_name: `${canary}-first`, note: `${canary} note` },
  });
  const looked = await server.call(null, "POST", "/api/v1/auth/lookup-email", { username: `${canary}_NAME` });
  const { identifier } = (await looked.json()) as { identifier: string };
  expect((await grant(identifier)).status).toBe(200);
  const headers = { authorization: `Bearer ${json.access_token}` };
  const change = { data: { note: null, first_name: `${canary}-other` } };
  const changed = await post(server, "/user", change, { method: "PUT", headers });
  expect(changed.json["user_metadata"]).toMatchObject({ first_name: `${canary}-other`, last_name: `${canary}-last` });
  expect(changed.json["user_metadata"]).not.toHaveProperty("note");
  const me = await fetch(`${server.url}/api/v1/auth/user/me`, { headers });
  expect(await me.json()).toMatchObject({ email, username: `${canary}_name`, last_name: `${canary}-last` });
  const listed = await fetch(`${server.url}/api/v1/auth/sessions`, { headers });
  expect(JSON.stringify(await listed.json())).toContain(`"user_agent":"${userAgent}","ip":"127.0.0.1"`);
  expect(await tablesWithCanary(server)).toEqual([]);
});

test("IP addresses of sessions and of the audit log cannot be read in the database", async () => {
  const { rows } = await server.context.database.query<{ text: string }>(
    `select (select string_agg(s::text, ' ') from auth_sessions s) || (select string_agg(a::text, ' ') from audit_events a)
     as text`,
  );
  expect(rows[0]?.text).toContain("signed_up");
  expect(rows[0]?.text).not.toMatch(/127\.0\.0\.1|3132372e302e302e31/); // as text or as bytes
});

test("templates cannot be read in the database", async () => {
  const user = await server.newUser();
  const sections = [{ title: `${canary} section`, style: "bullets", instructions: `${canary} instruction` }];
  const template = (title: string) => ({ title, description: `${canary} description`, sections });
  for (const title of [`Knee ${canary}`, `ankle ${canary}`, `Émile ${canary}`])
    expect((await server.call(user, "POST", "/api/v1/templates", template(title))).status).toBe(201);
  const { items } = (await (await server.call(user, "GET", "/api/v1/templates")).json()) as {
    items: { title: string; built_in: boolean; sections: unknown[] }[];
  };
  const own = items.filter(({ built_in: isBuiltIn }) => !isBuiltIn);
  expect(own.map(({ title }) => title)).toEqual([`ankle ${canary}`, `Émile ${canary}`, `Knee ${canary}`]);
  expect(own[0]?.sections).toMatchObject(sections);
  expect(await tablesWithCanary(server)).toEqual([]);
});

test("a sign-up that waits for its confirmation cannot be read in the database", async () => {
  const outbox = new Outbox(confirming);
  const email = `${canary}@example.org`;
  expect((await post(confirming, "/signup", account(email))).status).toBe(200);
  const { code } = await outbox.next(email);
  expect(await tablesWithCanary(confirming)).toEqual([]);
  const { json } = await post(confirming, "/verify", { type: "signup", email, token: code });
  expect(json["user"]).toMatchObject({ email, user_metadata: { last_name: `${canary}-last`, email_verified: true } });
});
