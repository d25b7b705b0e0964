import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testServer";
import { browser, signedUp } from "./authClient";
import { openLink, Outbox } from "./Outbox";

let server: TestServer;
let outbox: Outbox;
beforeAll(async () => {
  const env = { CHARTSIDE_AUTH_MAIL_INTERVAL_S: "0", CHARTSIDE_AUTH_REDIRECT_URLS: "https://app.example.org/any" };
  server = await startTestServer(env);
  outbox = new Outbox(server);
});
afterAll(() => server.stop());

/** The requested address, and where the link leads; null for the home page. */
const requests: [name: string, requested: string, expected: string | null][] = [
  ["its own page", "<site>/reset-password?x=1", "<site>/reset-password?x=1"],
  ["its own page under another name of this machine", "<local>/reset-password", "<local>/reset-password"],
  ["another port of this machine", "http://localhost:5173/reset-password", null],
  ["an origin that was set", "https://app.example.org/reset-password", "https://app.example.org/reset-password"],
  ["no address", "", null],
  ["another site", "https://evil.example/reset-password", null],
  ["a host that begins like an allowed one", "https://app.example.org.evil.example/", null],
  ["another port of an allowed host", "https://app.example.org:8443/", null],
  ["an allowed host without encryption", "http://app.example.org/", null],
  ["a name before an @", "https://app.example.org@evil.example/", null],
  ["a password before an @", "http://localhost:pw@evil.example/", null],
  ["a name at an allowed host", "https://user@app.example.org/", null],
  ["a backslash", "https://app.example.org\\@evil.example/", null],
  ["a line break", "https://app.example.org/\r\nset-cookie: a=b", null],
  ["an address without a scheme", "//evil.example/", null],
  ["a path alone", "/reset-password", null],
  ["a script", "javascript:alert(1)", null],
  ["data", "data:text/html,x", null],
  ["another scheme", "ftp://localhost/", null],
  ["a number for a host", "http://2130706433/", null],
  ["another machine by number", "http://10.0.0.5:4600/", null],
];

const withSite = (address: string) =>
  address.replace("<site>", server.url).replace("<local>", `http://localhost:${new URL(server.url).port}`);

test.each(requests)("a link to %s leads to an allowed address", async (_case, request, expected) => {
  const site = `http://localhost:${new URL(server.url).port}/`;
  const requested = withSite(request);
  const { email } = await signedUp(server);
  const client = browser(server);
  await client.auth.resetPasswordForEmail(email, { redirectTo: requested });
  const { link } = await outbox.next(email);
  const allowed = expected === null ? site : withSite(expected);
  expect(link.searchParams.get("redirect_to")).toBe(allowed);
  link.searchParams.set("redirect_to", requested); // a changed link is checked again
  const { to } = await openLink(link);
  expect(to.href.replace(/#.*$/, "")).toBe(allowed);
});

test("a mailed link ignores the Referer and X-Forwarded-Host headers", async () => {
  const { email } = await signedUp(server);
  const answer = await server.app.inject({
    method: "POST",
    url: "/auth/v1/recover",
    headers: { referer: "https://evil.example/x", "x-forwarded-host": "evil.example" },
    payload: { email },
  });
  expect(answer.statusCode).toBe(200);
  const { link, text } = await outbox.next(email);
  expect(link.origin).toBe(`http://localhost:${new URL(server.url).port}`);
  expect(text).not.toContain("evil");
});

test("a mailed link names the public address if one is set", async () => {
  const publicServer = await startTestServer({ CHARTSIDE_PUBLIC_URL: "https://scribe.example.org/" });
  const { email } = await signedUp(publicServer);
  await browser(publicServer).auth.resetPasswordForEmail(email, {
    redirectTo: "https://scribe.example.org/reset-password",
  });
  const { link } = await new Outbox(publicServer).next(email);
  expect(link.href).toMatch(/^https:\/\/scribe\.example\.org\/auth\/v1\/verify\?token=/);
  expect(link.searchParams.get("redirect_to")).toBe("https://scribe.example.org/reset-password");
  await publicServer.stop();
});
