import { beforeEach, expect, test } from "vitest";
import { AccountServer, sessionFor } from "./AccountServer";

let server: AccountServer;
beforeEach(() => {
  localStorage.clear();
  server = new AccountServer();
});

test("AccountApi returns the profile as sent after a change answered without a body (204) [P7.25]", async () => {
  const session = await server.open(sessionFor("kept"));
  server.answer(({ method }) => (method === "PUT" ? { status: 204, body: "" } : undefined));
  await session.updateProfile({ first_name: "Augusta", username: "countess" });
  expect([session.user?.fullName, session.user?.username]).toEqual(["Augusta Lovelace", "countess"]);
  expect(session.accountType).toBe("enterprise");
});

test("AccountApi fails if HTML is returned instead of an answer", async () => {
  const session = await server.open(sessionFor("kept"));
  server.answer(({ method }) => (method === "PUT" ? { status: 200, body: "<html></html>" } : undefined));
  await expect(session.updateProfile({ first_name: "Augusta" })).rejects.toThrow("Failed to update profile");
  expect(session.user?.fullName).toBe("Ada Lovelace");
});
