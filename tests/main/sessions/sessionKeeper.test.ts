import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { authHandlers } from "../../../src/main/sessions/authHandlers";
import { Keychain } from "../../../src/main/sessions/Keychain";
import { SessionKeeper } from "../../../src/main/sessions/SessionKeeper";

/** A keychain with the asynchronous part of Electron's API. */
const keychain = vi.hoisted(() => ({
  isAvailable: true,
  backend: "gnome_libsecret",
  key: 1,
  isRotated: false,
  slow: false,
}));
vi.mock("electron", () => ({
  safeStorage: {
    isAsyncEncryptionAvailable: () => Promise.resolve(keychain.isAvailable),
    getSelectedStorageBackend: () => keychain.backend,
    async encryptStringAsync(text: string) {
      if (keychain.slow) await new Promise((resolve) => setTimeout(resolve, 20)); // as slow as a real one
      return Buffer.from([keychain.key, ...Buffer.from(text).map((byte) => byte ^ 0x5a)]);
    },
    decryptStringAsync(sealed: Buffer) {
      if (sealed[0] !== keychain.key && !keychain.isRotated) return Promise.reject(new Error("wrong key"));
      const result = Buffer.from(sealed.subarray(1).map((byte) => byte ^ 0x5a)).toString();
      return Promise.resolve({ result, shouldReEncrypt: sealed[0] !== keychain.key });
    },
  },
}));

let folder: string;
let path: string;
const open = (): SessionKeeper => new SessionKeeper(path, new Keychain());
const sessionOf = (token: string) => ({
  access_token: token,
  refresh_token: `refresh-${token}`,
  user: { id: "9f7f7b3e-6f5e-4d0a-9a7b-0c1d2e3f4a5b", email: "nora@example.org" },
});
const signedOut = { session: null, token: null };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "chartside-sessions-"));
  path = join(folder, "sign-in.sealed");
  Object.assign(keychain, { isAvailable: true, backend: "gnome_libsecret", key: 1, isRotated: false, slow: false });
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("SessionKeeper", () => {
  test("sets, returns and clears session and token across restarts of the app [P7.41]", async () => {
    const { get, set, clear } = authHandlers(open());
    expect(await get(undefined)).toEqual(signedOut);
    await set({ session: sessionOf("first"), token: "first" });
    expect(await get(undefined)).toEqual({ session: sessionOf("first"), token: "first" });
    expect(await open().get()).toEqual({ session: sessionOf("first"), token: "first" });
    await clear(undefined);
    expect(await get(undefined)).toEqual(signedOut);
    expect(existsSync(path)).toBe(false);
    expect(await open().get()).toEqual(signedOut);
  });

  test("seals a file that only its user can read", async () => {
    await open().set(sessionOf("secret-token"), "secret-token");
    expect(readFileSync(path, "latin1")).not.toMatch(/secret-token|nora/);
    if (process.platform !== "win32") expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test("does not restore a token renewed during sign-out", async () => {
    const sessions = open();
    keychain.slow = true;
    const renewed = sessions.set(sessionOf("renewed"), "renewed");
    await sessions.clear();
    await renewed;
    expect(existsSync(path)).toBe(false);
    expect(await sessions.get()).toEqual(signedOut);
  });

  test("seals the session again after the keychain's key changed", async () => {
    await open().set(sessionOf("first"), "first");
    Object.assign(keychain, { key: 2, isRotated: true });
    expect((await open().get()).token).toBe("first");
    expect(readFileSync(path)[0]).toBe(2);
  });

  test.each([
    ["another computer's", () => (keychain.key = 7)],
    ["cut", () => writeFileSync(path, readFileSync(path).subarray(0, 20))],
    ["empty", () => writeFileSync(path, "")],
  ])("starts signed out and deletes a file that is %s", async (_what, spoil) => {
    await open().set(sessionOf("first"), "first");
    spoil();
    expect(await open().get()).toEqual(signedOut);
    expect(existsSync(path)).toBe(false);
  });
});

describe.runIf(process.platform === "linux")("SessionKeeper without a secure keychain", () => {
  test.each([
    ["none runs", { isAvailable: false }],
    ["its password would be public", { backend: "basic_text" }],
  ])("keeps the session only while the app runs because %s", async (_why, how) => {
    Object.assign(keychain, how);
    const sessions = open();
    await expect(sessions.set(sessionOf("first"), "first")).rejects.toMatchObject({
      code: "keychain_missing",
      message: "Chartside can’t use a keychain on this computer. You’ll stay signed in until you close Chartside.",
    });
    expect(existsSync(path)).toBe(false);
    expect((await sessions.get()).token).toBe("first");
    expect(await open().get()).toEqual(signedOut);
  });

  test("deletes an earlier session once a newer one cannot be stored", async () => {
    await open().set(sessionOf("first"), "first");
    keychain.isAvailable = false;
    await expect(open().set(sessionOf("second"), "second")).rejects.toThrow();
    expect(existsSync(path)).toBe(false);
  });

  test("keeps the file of a locked keychain, which can be unlocked later", async () => {
    await open().set(sessionOf("first"), "first");
    keychain.isAvailable = false;
    expect(await open().get()).toEqual(signedOut);
    keychain.isAvailable = true;
    expect((await open().get()).token).toBe("first");
  });
});
