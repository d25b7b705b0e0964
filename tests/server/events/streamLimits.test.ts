import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { isStillSignedIn } from "../../../src/server/auth/sessions/isStillSignedIn";
import { maxStreams } from "../../../src/server/events/OpenStreams";
import { VisitStream } from "../../../src/server/events/VisitStream";
import { displacedStream } from "../../../src/shared/events/displacedStream";
import type { Visit } from "../../../src/shared/visits/visit";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { EventReader } from "./EventReader";

let server: TestServer;
let readers: EventReader[] = [];
beforeAll(async () => void (server = await startTestServer()));
afterEach(() => {
  for (const reader of readers) reader.leave();
  readers = [];
});
afterAll(() => server.stop());

async function newVisit(user: TestUser): Promise<string> {
  return ((await (await server.call(user, "POST", "/api/v1/visits", {})).json()) as Visit).id;
}
async function open(user: TestUser, visit: string): Promise<EventReader> {
  const reader = await EventReader.open(server, user, visit);
  readers.push(reader);
  return reader.until(({ events }) => events.length > 0);
}

describe("a person's event streams", () => {
  test("are at most ten: another one ends the person's oldest", async () => {
    const [user, other] = [await server.newUser(), await server.newUser()];
    const visit = await newVisit(user);
    const stranger = await open(other, await newVisit(other));
    const own: EventReader[] = [];
    for (let count = 0; count < maxStreams + 5; count += 1) own.push(await open(user, visit));
    for (const reader of own.slice(0, 5)) await reader.until(({ isOver }) => isOver);
    expect(own.slice(5).some(({ isOver }) => isOver)).toBe(false);
    expect(stranger.isOver).toBe(false);
    own.at(-1)?.leave();
    await own.at(-1)?.until(({ isOver }) => isOver);
  });

  test("end with a comment for the client if they are displaced", async () => {
    const user = await server.newUser();
    const displaced = new AbortController();
    const options = { isSignedIn: () => Promise.resolve(true), displaced: displaced.signal };
    const stream = new VisitStream(server.context, await newVisit(user), null, options);
    const text = stream.text(new AbortController().signal);
    expect((await text.next()).value).toContain("event: visit");
    displaced.abort();
    expect((await text.next()).value).toBe(`: ${displacedStream}\n\n`);
    expect((await text.next()).done).toBe(true);
  });
});

describe("a stream ends immediately, without waiting for its next heartbeat, after", () => {
  const ends: [name: string, end: (user: TestUser) => Promise<unknown>][] = [
    ["a sign-out", (user) => server.call(user, "POST", "/auth/v1/logout?scope=local")],
    [
      "the end of its session from the list",
      (user) => server.call(user, "DELETE", `/api/v1/auth/sessions/${user.sessionId}`),
    ],
    [
      "the account is disabled",
      (user) =>
        server.context.database.query(
          "update auth_users set banned_until = 'infinity' where id = (select subject::uuid from users where id = $1)",
          [user.id],
        ),
    ],
  ];
  test.each(ends)("%s", async (_, end) => {
    const user = await server.newUser();
    const stream = new VisitStream(server.context, await newVisit(user), null, {
      isSignedIn: () => isStillSignedIn(server.context, user),
      sessionId: user.sessionId,
      heartbeatMs: 3_600_000,
    }).text(new AbortController().signal);
    expect((await stream.next()).value).toContain("event: visit");
    const rest = stream.next();
    await end(user);
    expect(await rest).toEqual({ done: true, value: undefined });
  });

  test("a new password is set in another session (a stream of the route)", async () => {
    const user = await server.newUser();
    const reader = await open(user, await newVisit(user));
    const { email } = (await (await server.call(user, "GET", "/api/v1/auth/user/me")).json()) as { email: string };
    const headers = { "content-type": "application/json" };
    const credentials = { email, password: "Knee-pain-2-weeks" };
    const signedIn = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers,
      body: JSON.stringify(credentials),
    });
    const { access_token: token } = (await signedIn.json()) as { access_token: string };
    const changed = await server.call({ ...user, bearer: `Bearer ${token}` }, "PUT", "/auth/v1/user", {
      password: "Another-one-2",
    });
    expect(changed.status).toBe(200);
    await reader.until(({ isOver }) => isOver);
  });
});
