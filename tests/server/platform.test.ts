import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "./testServer";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

test("an unknown address answers 404 as problem+json", async () => {
  const user = await server.newUser();
  const response = await server.call(user, "GET", "/api/v1/nothing");
  expect(response.status).toBe(404);
});
