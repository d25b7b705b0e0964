import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { authHandlers } from "../../../src/main/sessions/authHandlers";
import { Keychain } from "../../../src/main/sessions/keychain";
import { SessionKeeper } from "../../../src/main/sessions/sessionKeeper";

/** A keychain as Electron speaks to it; the calls that wait for nobody are gone in its next version. */
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
      if (keychain.slow) await new Promise((resolve) => setTimeout(resolve, 20));
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
const nobody = { session: null, token: null };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "chartside-sessions-"));
  path = join(folder, "sign-in.sealed");
  Object.assign(keychain, { isAvailable: true, backend: "gnome_libsecret", key: 1, isRotated: false, slow: false });
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("the sign-in the shell keeps", () => {
  test("is set, got and cleared, session and token, over starts of the app [P7.41]", async () => {
    const { get, set, clear } = authHandlers(open());
    expect(await get(undefined)).toEqual(nobody);
    await set({ session: sessionOf("first"), token: "first" });
    expect(await get(undefined)).toEqual({ session: sessionOf("first"), token: "first" });
    expect(await open().get()).toEqual({ session: sessionOf("first"), token: "first" });
    await clear(undefined);
    expect(await get(undefined)).toEqual(nobody);
    expect(existsSync(path)).toBe(false);
    expect(await open().get()).toEqual(nobody);
  });

  test("is sealed, and the user's alone to read", async () => {
    await open().set(sessionOf("secret-token"), "secret-token");
    expect(readFileSync(path, "latin1")).not.toMatch(/secret-token|nora/);
    if (process.platform !== "win32") expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test("a token that is renewed while somebody signs out does not come back", async () => {
    const sessions = open();
    keychain.slow = true;
    const renewed = sessions.set(sessionOf("renewed"), "renewed");
    await sessions.clear();
    await renewed;
    expect(existsSync(path)).toBe(false);
    expect(await sessions.get()).toEqual(nobody);
  });

  test("is sealed anew when the keychain's key changed", async () => {
    await open().set(sessionOf("first"), "first");
    Object.assign(keychain, { key: 2, isRotated: true });
    expect((await open().get()).token).toBe("first");
    expect(readFileSync(path)[0]).toBe(2);
  });

  test.each([
    ["another computer's", () => (keychain.key = 7)],
    ["cut", () => writeFileSync(path, readFileSync(path).subarray(0, 20))],
    ["empty", () => writeFileSync(path, "")],
  ])("a file that is %s signs nobody in and is gone", async (_what, spoil) => {
    await open().set(sessionOf("first"), "first");
    spoil();
    expect(await open().get()).toEqual(nobody);
    expect(existsSync(path)).toBe(false);
  });
});

describe.runIf(process.platform === "linux")("without a safe keychain", () => {
  test.each([
    ["none runs", { isAvailable: false }],
    ["it would be a password everybody knows", { backend: "basic_text" }],
  ])(
    "because %s, nothing is written, a sentence says so, and the sign-in holds while the app runs",
    async (_why, how) => {
      Object.assign(keychain, how);
      const sessions = open();
      await expect(sessions.set(sessionOf("first"), "first")).rejects.toMatchObject({
        code: "keychain_missing",
        message:
          "This computer has no keychain Chartside can use to keep a secret. You are signed in until you close Chartside.",
      });
      expect(existsSync(path)).toBe(false);
      expect((await sessions.get()).token).toBe("first");
      expect(await open().get()).toEqual(nobody);
    },
  );

  test("what an earlier sign-in left is gone once a newer one cannot be kept", async () => {
    await open().set(sessionOf("first"), "first");
    keychain.isAvailable = false;
    await expect(open().set(sessionOf("second"), "second")).rejects.toThrow();
    expect(existsSync(path)).toBe(false);
  });

  test("a keychain that is locked today may open tomorrow: the file stays", async () => {
    await open().set(sessionOf("first"), "first");
    keychain.isAvailable = false;
    expect(await open().get()).toEqual(nobody);
    keychain.isAvailable = true;
    expect((await open().get()).token).toBe("first");
  });
});
