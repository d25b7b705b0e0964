import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testServer";
import { browser, post, signedUp } from "./authClient";
import { openLink, Outbox } from "./Outbox";

let server: TestServer;
let outbox: Outbox;
beforeAll(async () => {
  server = await startTestServer({ CHARTSIDE_AUTH_MAIL_INTERVAL_S: "0" });
  outbox = new Outbox(server);
});
afterAll(() => server.stop());

const refusal = (body: Record<string, unknown>, status: number, code: string, message: RegExp) =>
  ({ body, status, code, message }) as const;
describe("/verify", () => {
  test.each([
    refusal({}, 400, "validation_failed", /verification type/),
    refusal({ type: "recovery" }, 400, "validation_failed", /token/),
    refusal({ type: "recovery", token: "1", token_hash: "x" }, 400, "validation_failed", /either/),
    refusal({ type: "recovery", token_hash: "x", email: "a@b.org" }, 400, "validation_failed", /Only the token_hash/),
    refusal({ type: "recovery", token: "123456" }, 400, "validation_failed", /Only an email/),
    refusal({ type: "recovery", token_hash: "x" }, 403, "otp_expired", /^Email link is invalid or has expired$/),
    refusal({ type: "magiclink", token_hash: "x" }, 403, "otp_expired", /^Email link is invalid/),
    refusal(
      { type: "recovery", token: "123456", email: "a@b.org" },
      403,
      "otp_expired",
      /^Token has expired or is invalid$/,
    ),
  ])("POST refuses $body", async ({ body, status, code, message }) => {
    const answer = await post(server, "/verify", body);
    expect({ status: answer.status, code: answer.json.code }).toEqual({ status, code });
    expect(answer.json.message).toMatch(message);
  });

  test.each(["?type=recovery", "?token=x", ""])("GET refuses %o with a JSON error", async (query) => {
    const { status, json } = await post(server, `/verify${query}`, undefined, { method: "GET" });
    expect({ status, code: json.code }).toEqual({ status: 400, code: "validation_failed" });
  });

  test("a link works for its own type only", async () => {
    const { email } = await signedUp(server);
    await browser(server).auth.resetPasswordForEmail(email);
    const { link } = await outbox.next(email);
    for (const type of ["signup", "magiclink", "invite", "email_change", "anything"]) {
      const other = new URL(link);
      other.searchParams.set("type", type);
      expect((await openLink(other)).fragment.get("error_code")).toBe("otp_expired");
    }
    expect((await openLink(link)).fragment.get("access_token")).not.toBeNull();
  });

  test("links and codes are limited to thirty attempts in five minutes", async () => {
    const limited = await startTestServer({ CHARTSIDE_AUTH_RATE_LIMITS: "on" });
    const statuses = [];
    for (let n = 0; n < 31; n += 1)
      statuses.push((await post(limited, "/verify", { type: "recovery", token_hash: `${n}` })).status);
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 403));
    expect(statuses[30]).toBe(429);
    await limited.stop();
  });
});
