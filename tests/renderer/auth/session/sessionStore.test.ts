import { autorun } from "mobx";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SessionStore } from "../../../../src/renderer/auth/session/SessionStore";
import { computerBackend } from "../../../../src/renderer/base/Backend";
import { passSessionToShell } from "../../../../src/renderer/auth/session/passSessionToShell";
import type { Platform } from "../../../../src/renderer/base/Platform";
import { AccountServer, config, problem, profile, sessionFor, storageKey } from "./AccountServer";
import { FreshSignInNeeded } from "../../../../src/renderer/auth/session/FreshSignInNeeded";

let server: AccountServer;
beforeEach(() => void (server = new AccountServer()));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});
const storedSession = () => localStorage.getItem(storageKey);

test("loading ends with a stored session or with none [P4.01 P4.02 P7.31]", async () => {
  const starting = new SessionStore(config);
  expect([starting.isAuthLoading, starting.user]).toEqual([true, null]);
  await vi.waitUntil(() => !starting.isAuthLoading);
  expect(starting.status).toBe("signed_out");

  const session = await server.open(sessionFor("kept"));
  expect([session.isAuthLoading, session.status, session.token]).toEqual([false, "signed_in", "kept"]);
});

test("SessionStore of this computer is complete before its server answers", async () => {
  let answerProfile: () => void = () => {};
  const profileAnswered = new Promise<void>((resolve) => (answerProfile = resolve));
  server.answer(async ({ path }) => (path === "/api/v1/auth/user/me" ? (await profileAnswered, undefined) : undefined));
  const session = new SessionStore(config, undefined, computerBackend());
  expect([session.status, session.isInitializing, session.accountType]).toEqual(["signed_in", false, "pro"]);
  expect(session.user?.fullName).toBe("Local user");
  answerProfile();
  await vi.waitUntil(() => session.user?.fullName === "Ada Lovelace");
});

test("sign-in sets user and token from the session, then replaces the user with the profile [P3.01 P3.02 P3.05 P4.03 P4.04]", async () => {
  let answerProfile: () => void = () => {};
  const profileAnswered = new Promise<void>((resolve) => (answerProfile = resolve));
  server.answer(async ({ path }) => (path === "/api/v1/auth/user/me" ? (await profileAnswered, undefined) : undefined));
  const session = await server.open();
  await session.credentials.signIn("ada@example.org", "Abcdefg1");
  expect([session.user?.fullName, session.token, session.isInitializing]).toEqual(["Ada King", "first", true]);
  answerProfile();
  await vi.waitUntil(() => !session.isInitializing);
  expect(session.user).toEqual({
    id: profile.id,
    email: "ada@example.org",
    firstName: "Ada",
    lastName: "Lovelace",
    fullName: "Ada Lovelace",
    username: "ada.l",
    publicMetadata: { account_type: "enterprise" },
    createdAt: profile.created_at,
    updatedAt: profile.updated_at,
  });
  expect([session.token, session.accountType, session.isAuthLoading, session.tempAccountType]).toEqual([
    "first",
    "enterprise",
    false,
    null,
  ]);
});

test("a session and a profile without an account type are pro [P3.03]", async () => {
  const { account_type: _, ...untyped } = profile;
  server.answer(({ path }) => (path === "/api/v1/auth/user/me" ? { status: 200, body: untyped } : undefined));
  const session = await server.open(sessionFor("kept"));
  expect([session.accountType, session.user?.publicMetadata.account_type]).toEqual(["pro", "pro"]);
});

test("a profile that fails to load keeps the session's user as pro, with the message and a retry [P4.08 P8.16]", async () => {
  server.answer(({ path }) => (path === "/api/v1/auth/user/me" ? { status: 500, body: "<h1>no</h1>" } : undefined));
  const session = await server.open(sessionFor("kept"));
  expect([session.user?.fullName, session.effectiveType, session.status]).toEqual(["Ada King", "pro", "signed_in"]);
  expect(session.profileError?.message).toBe("Failed to get user data");
  server.answer(({ path }) => (path.endsWith("/me") ? problem(503, "The service is being moved.") : undefined));
  await session.loadProfile();
  expect(session.profileError?.message).toBe("The service is being moved.");
  server.answer(() => undefined);
  await session.loadProfile();
  expect([session.profileError, session.user?.fullName]).toEqual([null, "Ada Lovelace"]);
});

test.each([
  ["a.b@c.de", null, "a.b@c.de"],
  ["  ada@example.org\t", null, "ada@example.org"],
  ["a@b", "a@b", "ada@example.org"],
  ["john.doe", "john.doe", "ada@example.org"],
  [" ada ", "ada", "ada@example.org"],
])("%j signs in by looking up %j, as %s [P5.20 P5.21 P5.22 P5.23 P5.24 P7.34]", async (typed, lookedUp, email) => {
  const session = await server.open();
  await session.credentials.signIn(typed, "Abcdefg1");
  const lookups = server.to("/api/v1/auth/lookup-email").map(({ body }) => body);
  expect(lookups).toEqual(lookedUp === null ? [] : [{ username: lookedUp }]);
  const [grant] = server.to("/auth/v1/token?grant_type=password");
  expect(grant?.body).toMatchObject({ email, password: "Abcdefg1" });
});

test.each([
  ["an unknown username", () => problem(404, "No account has this username.", "not_found")],
  ["a refusal", () => problem(401, "Sign in first.", "signed_out")],
  ["a server that fails", () => ({ status: 500, body: null })],
  ["no network", () => null],
  ["an answer without the address", () => ({ status: 200, body: {} })],
  ["an empty address", () => ({ status: 200, body: { identifier: "" } })],
])("%s at the lookup shows 'Invalid credentials' and ends no session [P8.06 P8.35]", async (_case, lookup) => {
  server.answer(({ path }) => (path.endsWith("/lookup-email") ? lookup() : undefined));
  const session = await server.open();
  await expect(session.credentials.signIn("ada", "Abcdefg1")).rejects.toThrow(/^Invalid credentials$/);
  expect(server.to("/auth/v1/")).toEqual([]);
  expect([session.status, session.ended]).toEqual(["signed_out", null]);
});

test("a wrong password shows the same message as an unknown username [P8.36]", async () => {
  const body = { code: "invalid_credentials", message: "Invalid login credentials" };
  server.answer(({ path }) => (path.startsWith("/auth/v1/token") ? { status: 400, body } : undefined));
  const session = await server.open();
  for (const identifier of ["ada", "ada@example.org"])
    await expect(session.credentials.signIn(identifier, "Wrong-1x")).rejects.toThrow(/^Invalid credentials$/);
});

test("calls to the auth service carry the publishable key [P7.30]", async () => {
  const session = await server.open();
  await session.credentials.signIn("ada@example.org", "Abcdefg1");
  expect(server.to("/auth/v1/").map(({ headers }) => headers["apikey"])).toEqual([config.supabase_key]);
});

test("sign-up sends address, password and profile data, without empty fields [P7.35]", async () => {
  const session = await server.open();
  const account = {
    firstName: "Ada",
    lastName: "",
    email: "ada@example.org",
    username: "ada.l",
    password: "Abcdefg1",
    setUpCode: "ABCDE-FGHJK",
  };
  expect(await session.credentials.signUp(account)).toBe(true);
  expect(server.to("/auth/v1/signup")[0]?.body).toMatchObject({
    email: "ada@example.org",
    password: "Abcdefg1",
    data: { first_name: "Ada", username: "ada.l", setup_code: "ABCDE-FGHJK" },
  });
});

test("a sign-up that needs confirmation does not sign in, even for an address that has an account", async () => {
  const decoy = { id: "5f7f7b3e-6f5e-4d0a-9a7b-0c1d2e3f4a5b", email: "ada@example.org", role: "", identities: [] };
  server.answer(({ path }) => (path.startsWith("/auth/v1/signup") ? { status: 200, body: decoy } : undefined));
  const session = await server.open();
  const account = {
    firstName: "",
    lastName: "",
    email: "ada@example.org",
    username: "",
    password: "Abcdefg1",
    setUpCode: "",
  };
  expect([await session.credentials.signUp(account), session.status]).toEqual([false, "signed_out"]);
});

test("a token with a minute left is refreshed before it is used [P7.32 P7.39]", async () => {
  const session = await server.open(sessionFor("old", 60));
  expect(server.to("/auth/v1/token?grant_type=refresh_token").map(({ body }) => body)).toEqual([
    { refresh_token: "refresh-old" },
  ]);
  expect(await session.accessToken()).toBe("renewed");
});

test("a rejected token is refreshed only if it has expired, by this clock or the server's [P8.07]", async () => {
  const session = await server.open(sessionFor("kept"));
  const now = Date.now();
  expect(await session.renewedToken("kept", now)).toBeNull(); // still valid: the session has ended
  expect(await session.renewedToken("an older one", now)).toBe("kept");
  expect(server.to("/auth/v1/token")).toEqual([]);
  expect(await session.renewedToken("kept", now + 901_000)).toBe("renewed"); // this computer's clock is behind
  expect(await session.renewedToken("renewed", null)).toBeNull();
});

test("signing out clears the user and the preview, in the store and in calls [P4.06 P4.07 P7.36]", async () => {
  server.answer(({ path }) =>
    path.endsWith("/me") ? { status: 200, body: { ...profile, account_type: "admin" } } : undefined,
  );
  const session = await server.open(sessionFor("kept"));
  session.preview("pro");
  await session.signOut();
  expect([session.user, session.token, session.profile, session.tempAccountType]).toEqual([null, null, null, null]);
  expect([session.accountType, session.effectiveType, session.ended]).toEqual(["pro", "pro", null]);
  const [logout] = server.to("/auth/v1/logout");
  expect([logout?.path, logout?.headers["authorization"]]).toEqual(["/auth/v1/logout?scope=local", "Bearer kept"]);
  expect(await session.accessToken()).toBeNull();
  server.answer(({ path }) =>
    path.endsWith("/me") ? { status: 200, body: { ...profile, account_type: "admin" } } : undefined,
  );
  await session.credentials.signIn("ada@example.org", "Abcdefg1");
  await vi.waitUntil(() => !session.isInitializing);
  expect([session.effectiveType, session.previewType]).toEqual(["admin", null]);
});

test.each([
  ["refuses", () => ({ status: 500, body: { message: "x" } })],
  ["is away", () => null],
])("signing out clears this browser even if the auth service %s [P8.46 P8.47 P8.48]", async (_case, logout) => {
  const session = await server.open(sessionFor("kept"));
  localStorage.setItem(`${storageKey}-code-verifier`, '"x"');
  sessionStorage.setItem("something", "of hers");
  server.answer(({ path }) => (path.startsWith("/auth/v1/logout") ? logout() : undefined));
  const leaving = session.signOut();
  expect([session.status, storedSession(), sessionStorage.length]).toEqual(["signed_out", null, 0]); // immediately
  await expect(leaving).rejects.toThrow("Failed to sign out. Please try again.");
  expect([session.status, storedSession(), localStorage.getItem(`${storageKey}-code-verifier`)]).toEqual([
    "signed_out",
    null,
    null,
  ]);
});

test("signing out does not wait for a token refresh", async () => {
  const session = await server.open(sessionFor("kept"));
  localStorage.setItem(storageKey, JSON.stringify(sessionFor("old", -5)));
  server.answer(({ path }) => (path.startsWith("/auth/v1/token") ? null : undefined));
  await session.signOut();
  expect([storedSession(), server.to("/auth/v1/token")]).toEqual([null, []]);
});

test("session and token are sent to the desktop shell at each change until sign-out [P4.05]", async () => {
  const calls: unknown[] = [];
  const call = (domain: string, verb: string, input?: { token: string; session: { user: { email: string } } }) => {
    calls.push([domain, verb, input?.token, input?.session.user.email]);
    return Promise.reject(new Error("no keychain"));
  };
  const desktop = { kind: "desktop", call } as unknown as Platform;
  const session = new SessionStore(config, passSessionToShell(desktop));
  await vi.waitUntil(() => session.status !== "loading");
  await session.credentials.signIn("ada@example.org", "Abcdefg1");
  await session.renewedToken("first", Date.now() + 901_000);
  await session.signOut();
  expect(calls).toEqual([
    ["auth", "set", "first", "ada@example.org"],
    ["auth", "set", "renewed", "ada@example.org"],
    ["auth", "clear", undefined, undefined],
  ]);
});

test("no session is sent to a shell in a browser", () => {
  const call = vi.fn();
  passSessionToShell({ kind: "web", call: call as Platform["call"], on: () => () => undefined })(null);
  expect(call).not.toHaveBeenCalled();
});

test("signing out everywhere ends every session, or none if it fails", async () => {
  const session = await server.open(sessionFor("kept"));
  server.answer(({ path }) => (path.includes("scope=global") ? { status: 500, body: { message: "x" } } : undefined));
  await expect(session.signOutEverywhere()).rejects.toThrow("Failed to sign out. Please try again.");
  expect([session.status, storedSession() !== null]).toEqual(["signed_in", true]);
  server.answer(() => undefined);
  await session.signOutEverywhere();
  expect([session.status, storedSession(), session.ended]).toEqual(["signed_out", null, null]);
});

test("a session that ends on its own is reported once [P8.09]", async () => {
  const session = await server.open(sessionFor("kept"));
  const seen: string[] = [];
  autorun(() => void seen.push(session.status));
  const { untilSignedOut } = session;
  session.expire();
  expect([untilSignedOut.aborted, session.untilSignedOut.aborted]).toEqual([true, false]);
  session.expire();
  session.expire();
  await vi.waitUntil(() => storedSession() === null);
  await vi.waitUntil(() => server.to("/auth/v1/logout").length > 0);
  expect([seen, session.ended]).toEqual([["signed_in", "signed_out"], "expired"]);
  expect(server.to("/auth/v1/logout")).toHaveLength(1);
});

test.each([{}, { id: "another", email: "ada@example.org" }])(
  "a password change answered with an incomplete user keeps the user signed in: %j [P7.38]",
  async (body) => {
    const session = await server.open(sessionFor("kept"));
    server.answer(({ path, method }) =>
      method === "PUT" && path === "/auth/v1/user" ? { status: 200, body } : undefined,
    );
    const { user } = session;
    await session.changePassword("Abcdefg2");
    expect([session.status, session.isInitializing]).toEqual(["signed_in", false]);
    expect(session.user).toBe(user);
    expect((await server.open()).status).toBe("signed_in");
  },
);

test("changePassword rejects an old sign-in; signInAgain signs the same user in", async () => {
  const session = await server.open(sessionFor("kept"));
  const { user } = session;
  const code = "reauthentication_needed";
  server.answer(({ path, method }) =>
    method === "PUT" && path === "/auth/v1/user"
      ? { status: 400, body: { code, message: "x" }, headers: { "x-supabase-api-version": "2024-01-01" } }
      : undefined,
  );
  await expect(session.changePassword("Abcdefg2")).rejects.toBeInstanceOf(FreshSignInNeeded);
  await session.signInAgain("Abcdefg1");
  expect(server.to("/auth/v1/token").at(-1)?.body).toMatchObject({ email: user?.email, password: "Abcdefg1" });
  expect([session.status, session.user]).toEqual(["signed_in", user]);
});
