import { createCipheriv, hkdfSync, randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { Vault } from "../../../src/server/platform/crypto/Vault";

const vault = new Vault(randomBytes(32));

describe("Vault", () => {
  test.each([0, 1, 15, 16, 17, 3_000, 512 * 1024])("opens %i sealed bytes", (length) => {
    const plain = randomBytes(length);
    expect(vault.open(vault.seal(plain, "part:1"), "part:1").equals(plain)).toBe(true);
  });

  test("keeps text of any script", () => {
    const value = { name: "Nóra 山田 👩‍⚕️", empty: "", list: [null, 1.5] };
    expect(vault.openJson(vault.sealJson(value, "visit:1"), "visit:1")).toEqual(value);
  });

  test("seals the same text differently each time, without any of it in plain", () => {
    const [one, two] = [
      vault.seal(Buffer.from("penicillin"), "note:1"),
      vault.seal(Buffer.from("penicillin"), "note:1"),
    ];
    expect(one.equals(two)).toBe(false);
    expect(one.includes("penicillin")).toBe(false);
  });

  test("opens a value only in the context it was sealed for", () => {
    expect(() => vault.open(vault.seal(Buffer.from("x"), "visit:1"), "visit:2")).toThrow();
  });

  test("detects every changed byte", () => {
    const sealed = vault.seal(Buffer.from("dose"), "note:1");
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => vault.open(changed, "note:1"), `byte ${index}`).toThrow();
    }
  });

  test("rejects a truncated value of any length", () => {
    const sealed = vault.seal(Buffer.from("dose"), "note:1");
    for (let length = 0; length < sealed.length; length += 1)
      expect(() => vault.open(sealed.subarray(0, length), "note:1"), `${length} bytes`).toThrow();
  });

  test("rejects values of another master key", () => {
    expect(() => new Vault(randomBytes(32)).open(vault.seal(Buffer.from("x"), "a"), "a")).toThrow();
  });

  test("opens values of the first version, whose data keys were wrapped by one key", () => {
    const masterKey = randomBytes(32);
    const wrapKey = Buffer.from(hkdfSync("sha256", masterKey, "", "chartside data keys", 32));
    const [key, wrapNonce, nonce] = [randomBytes(32), randomBytes(12), randomBytes(12)];
    const wrap = createCipheriv("aes-256-gcm", wrapKey, wrapNonce);
    const wrapped = Buffer.concat([wrap.update(key), wrap.final()]);
    const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from("note:1"));
    const body = Buffer.concat([cipher.update("penicillin"), cipher.final()]);
    const tags = [wrap.getAuthTag(), cipher.getAuthTag()] as const;
    const old = Buffer.concat([Buffer.from([1]), wrapNonce, wrapped, tags[0], nonce, body, tags[1]]);
    const kept = new Vault(masterKey);
    expect(kept.open(old, "note:1").toString()).toBe("penicillin");
    expect(() => kept.open(old, "note:2")).toThrow();
  });

  test("wraps the data keys of different contexts with different keys: a header moved elsewhere does not open", () => {
    const [one, two] = [vault.seal(Buffer.from("x"), "take:1"), vault.seal(Buffer.from("x"), "take:2")];
    const header = 1 + 12 + 32 + 16;
    expect(() => vault.open(Buffer.concat([one.subarray(0, header), two.subarray(header)]), "take:2")).toThrow();
    expect(one[0]).toBe(2);
  });

  test("rejects a master key of another length", () => {
    expect(() => new Vault(randomBytes(16))).toThrow("16 bytes");
  });
});

describe("search tokens", () => {
  test("are the same for a word under one key and differ between keys", () => {
    expect(vault.token("smith")).toBe(vault.token("smith"));
    expect(vault.token("smith")).not.toBe(new Vault(randomBytes(32)).token("smith"));
  });

  test("fit a bigint column", () => {
    for (let n = 0; n < 500; n += 1) {
      const token = BigInt(vault.token(`word${n}`));
      expect(token >= -(2n ** 63n) && token < 2n ** 63n).toBe(true);
    }
  });
});
