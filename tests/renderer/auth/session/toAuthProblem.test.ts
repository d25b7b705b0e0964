import { AuthApiError, AuthRetryableFetchError, AuthWeakPasswordError } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { passwordRefusal, signInRefusal, toAuthProblem } from "../../../../src/renderer/auth/session/toAuthProblem";

const api = (code: string, status = 400, message = "x") => new AuthApiError(message, status, code);

test.each([
  ["wrong credentials", api("invalid_credentials"), "Invalid credentials", undefined],
  [
    "an address that is taken",
    api("user_already_exists", 422),
    "This email already has an account. Sign in instead.",
    "email",
  ],
  [
    "a username that is taken",
    api("validation_failed", 422, "This username is taken."),
    "This username is taken.",
    "username",
  ],
  [
    "a new server that asks for its code",
    api("validation_failed", 422, "Enter the set-up code that the server printed when it started."),
    "Enter the set-up code that the server printed when it started.",
    "setUpCode",
  ],
  [
    "closed sign-up",
    api("signup_disabled", 422),
    "Sign-up is closed here. Ask your practice’s admin for an account.",
    undefined,
  ],
  [
    "too many tries",
    api("over_request_rate_limit", 429),
    "Too many attempts. Wait a few minutes, then try again.",
    undefined,
  ],
  [
    "no connection",
    new AuthRetryableFetchError("x", 0),
    "Chartside can’t be reached. Check the connection, then try again.",
    undefined,
  ],
  [
    "a breached password",
    new AuthWeakPasswordError("x", 422, ["pwned"]),
    "This password is easy to guess. Choose another one.",
    "password",
  ],
  [
    "a password below the server's own rule",
    new AuthWeakPasswordError("Password should be at least 12 characters.", 422, ["length"]),
    "Password should be at least 12 characters.",
    "password",
  ],
  ["anything else", api("unexpected_failure", 500), "Something went wrong. Try again in a moment.", undefined],
])("toAuthProblem gives the message and field for %s", (_case, error, message, field) => {
  const problem = toAuthProblem(error, "Abcdefg1");
  expect(problem.message).toBe(message);
  expect(problem.errors?.map(({ path }) => path)).toEqual(field === undefined ? undefined : [field]);
});

test("a sign-in refused without a code, as by older auth services, is a wrong password [P8.36]", () => {
  const old = new AuthApiError("Invalid login credentials", 400, undefined);
  expect(signInRefusal(old, "Abcdefg1").message).toBe("Invalid credentials");
});

test("a sign-in refused for another reason is not reported as a wrong password", () => {
  expect(signInRefusal(api("email_not_confirmed"), "Abcdefg1").message).toMatch(/^Confirm your email/);
  expect(signInRefusal(new AuthApiError("x", 500, undefined), "Abcdefg1").message).toMatch(/^Something went wrong/);
});

test("a rejected password shows the server's message, even with a 500, or else the product's [P8.30 P8.31]", () => {
  const fixed = "Failed to update password. Please try again.";
  const messageFor = (message: string, status: number) =>
    passwordRefusal(new AuthRetryableFetchError(message, status)).message;
  expect(messageFor("Passwords are changed in the hospital's portal.", 500)).toMatch(/hospital's portal/);
  expect(passwordRefusal(api("same_password", 422, "Choose another one.")).message).toBe("Choose another one.");
  for (const words of ["{}", "", "HTTP 500", "Internal Server Error", "Bad Gateway"])
    expect(messageFor(words, 502)).toBe(fixed);
  expect(messageFor("Failed to fetch", 0)).toBe(fixed);
});

test("a rate-limited sign-in suggests signing in by email", () => {
  const message = signInRefusal(api("over_request_rate_limit", 429), "Abcdefg1").message;
  expect(message).toContain("choose “Forgot password?” to sign in by email now");
});
