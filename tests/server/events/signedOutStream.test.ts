import { setTimeout as delay } from "node:timers/promises";
import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { VisitStream } from "../../../src/server/events/VisitStream";
import { isStillSignedIn } from "../../../src/server/auth/sessions/isStillSignedIn";
import type { Visit } from "../../../src/shared/visits/visit";
import { createLocalAuthentication } from "../../../src/server/auth/createLocalAuthentication";
import { newVisit } from "../recording/RecordingClient";
import { startTestServer } from "../testServer";

test("GET /visits/{id}/events ends at the first heartbeat after the reader signed out", async () => {
  const server = await startTestServer();
  const user = await server.newUser();
  const { id } = (await (await server.call(user, "POST", "/api/v1/visits", {})).json()) as Visit;
  const stream = new VisitStream(server.context, id, null, {
    isSignedIn: () => isStillSignedIn(server.context, user),
    heartbeatMs: 20,
  }).text(new AbortController().signal);
  expect((await stream.next()).value).toContain("event: visit");
  expect((await stream.next()).value).toBe(": still here\n\n");
  expect((await server.call(user, "POST", "/auth/v1/logout?scope=local")).status).toBe(204);
  const rest: string[] = [];
  const reading = (async () => {
    for await (const text of stream) rest.push(text);
    return "ended";
  })();
  expect(await Promise.race([reading, delay(5_000, "still open")])).toBe("ended");
  expect(rest.length).toBeLessThanOrEqual(1);
  await server.stop();
});

test("the stream of the desktop app's local user, who has no session, stays open after the check", async () => {
  const server = await startTestServer();
  const call = { socket: {}, headers: {} } as FastifyRequest; // over the private socket, which has no remote address
  const local = await createLocalAuthentication(server.context)(call);
  const id = await newVisit(server, await server.newUser());
  let checks = 0;
  const stream = new VisitStream(server.context, id, null, {
    isSignedIn: () => {
      checks += 1;
      return local ? isStillSignedIn(server.context, local) : Promise.resolve(false);
    },
    heartbeatMs: 5,
  }).text(new AbortController().signal);
  expect((await stream.next()).value).toContain("event: visit");
  while (checks < 2) expect(await stream.next()).toEqual({ done: false, value: ": still here\n\n" });
  await stream.return(undefined);
  await server.stop();
});
