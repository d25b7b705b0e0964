import { beforeEach, expect, test } from "vitest";
import { AccountServer, sessionFor } from "./accountServer";

let server: AccountServer;
beforeEach(() => {
  localStorage.clear();
  server = new AccountServer();
});

test("a change that is answered without a body (204) is done, and shows as it was sent [P7.25]", async () => {
  const session = await server.open(sessionFor("kept"));
  server.answer(({ method }) => (method === "PUT" ? { status: 204, body: "" } : undefined));
  await session.updateProfile({ first_name: "Augusta", username: "countess" });
  expect([session.user?.fullName, session.user?.username]).toEqual(["Augusta Lovelace", "countess"]);
  expect(session.accountType).toBe("enterprise");
});

test("a page in place of an answer is a failure", async () => {
  const session = await server.open(sessionFor("kept"));
  server.answer(({ method }) => (method === "PUT" ? { status: 200, body: "<html></html>" } : undefined));
  await expect(session.updateProfile({ first_name: "Augusta" })).rejects.toThrow("Failed to update profile");
  expect(session.user?.fullName).toBe("Ada Lovelace");
});
