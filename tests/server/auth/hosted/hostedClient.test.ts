import { createServer, request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testServer";
import { browser, freshEmail, password } from "../authClient";

/** Forwards to `project`. Its address is known before the project starts, because the project's tokens contain it. */
let gateway: Server;
/** A server that acts as the hosted Supabase project. */
let project: TestServer;
/** The server whose accounts are kept by the hosted project. */
let server: TestServer;

beforeAll(async () => {
  gateway = createServer((incoming, outgoing) => {
    const { method, headers, url } = incoming;
    const onward = httpRequest(`${project.url}${url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((ready) => gateway.listen(0, "127.0.0.1", ready));
  const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  project = await startTestServer({ CHARTSIDE_PUBLIC_URL: url });
  server = await startTestServer({ SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" });
});
afterAll(async () => {
  await server.stop();
  await project.stop();
  gateway.closeAllConnections();
  await new Promise((closed) => gateway.close(closed));
});

test("a session of the hosted project works on this server through refresh and sign-out", async () => {
  const { supabase_url: url } = (await (await fetch(`${server.url}/config.json`)).json()) as { supabase_url: string };
  const client = browser({ url });
  const email = freshEmail();
  const { data } = await client.auth.signUp({ email, password, options: { data: { first_name: "Nora" } } });
  const call = async (method: string, path: string) => {
    const token = (await client.auth.getSession()).data.session?.access_token ?? data.session?.access_token ?? "";
    return server.call(null, method, path, method === "POST" ? {} : undefined, {
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    });
  };
  expect(await (await call("GET", "/api/v1/auth/user/me")).json()).toMatchObject({
    email,
    first_name: "Nora",
    account_type: "admin",
  });
  expect((await client.auth.refreshSession()).error).toBeNull();
  const { data: claims } = await client.auth.getClaims();
  expect(claims?.claims.iss).toBe(`${url}/auth/v1`);
  const { id } = (await (await call("POST", "/api/v1/visits")).json()) as { id: string };

  const { data: kept } = await client.auth.getSession();
  await client.auth.signOut();
  const afterwards = (method: string) =>
    fetch(`${server.url}/api/v1/visits/${id}`, {
      method,
      headers: { authorization: `Bearer ${kept.session?.access_token}` },
    });
  expect((await afterwards("DELETE")).status).toBe(401); // the project answers that the session has ended
  expect((await afterwards("GET")).status).toBe(200); // reading works until the token expires
});
