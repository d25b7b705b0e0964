import { expect, test } from "vitest";
import { parseAuthLink } from "../../../../src/renderer/auth/session/parseAuthLink";

const at = "https://practice.example";

test.each([
  [`${at}/sign-in`, null],
  [`${at}/dashboard/scribe?code=4`, null],
  [`${at}/reset-password`, null],
  [
    `${at}/#access_token=a.b.c&refresh_token=r&type=signup`,
    { kind: "session", accessToken: "a.b.c", isRecovery: false },
  ],
  [`${at}/reset-password#access_token=a&type=recovery`, { kind: "session", accessToken: "a", isRecovery: true }],
  [`${at}/reset-password?code=8b1`, { kind: "code", code: "8b1" }],
  [`${at}/reset-password?token_hash=pkce_1&type=recovery`, { kind: "token_hash", tokenHash: "pkce_1" }],
  [`${at}/reset-password#error=access_denied&error_code=otp_expired`, { kind: "refused" }],
  [`${at}/?error_description=Email+link+is+invalid`, { kind: "refused" }],
  ["app://chartside/#/dashboard/scribe", null],
])("parseAuthLink reads %s", (href, link) => {
  expect(parseAuthLink(href)).toEqual(link);
});
