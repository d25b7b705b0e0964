import { expect, test } from "vitest";
import { startTestServer } from "../testServer";

test("sessions survive while /auth/v1 answers 503 because the database is unavailable", async () => {
  const server = await startTestServer();
  const user = await server.newUser();
  await server.context.database.close();
  const calls = [
    server.call(user, "GET", "/auth/v1/user"),
    server.call(null, "POST", "/auth/v1/token?grant_type=password", {
      email: "a@example.org",
      password: "Knee-pain-2",
    }),
  ];
  for (const response of await Promise.all(calls)) {
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("1");
  }
  expect((await server.call(user, "GET", "/api/v1/visits")).status).toBe(503);
  await server.stop().catch(() => undefined); // its pool is closed already
});
