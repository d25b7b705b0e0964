import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { DataKey, sealBytes } from "../../../src/server/platform/crypto/DataKey";
import { KeyCache } from "../../../src/server/platform/crypto/KeyCache";
import {
  nameOfKey,
  readKeyName,
  readKeyRef,
  sealedHeaderBytes,
  serverKeyRef,
} from "../../../src/server/platform/crypto/sealedHeader";
import { unwrapKey, wrapKey } from "../../../src/server/platform/crypto/wrapKey";
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

  test("seals the same text differently each time, with none of it readable", () => {
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

  test("rejects values of another key", () => {
    expect(() => new Vault(randomBytes(32)).open(vault.seal(Buffer.from("x"), "a"), "a")).toThrow();
  });

  test("names its key in every value", () => {
    expect(readKeyName(vault.seal(Buffer.from("x"), "a"))).toBe(nameOfKey(serverKeyRef));
    const ref = { kind: "visit", id: "0f8fad5b-d9cb-469f-a165-70867728950e" } as const;
    expect(readKeyRef(new DataKey(ref, randomBytes(32)).seal(Buffer.from("x"), "a"))).toEqual(ref);
  });

  test("rejects a value that names another key, whatever its bytes", () => {
    const bytes = randomBytes(32);
    const [one, two] = ["0f8fad5b-d9cb-469f-a165-70867728950e", "7c9e6679-7425-40de-944b-e07fc1f90ae7"].map(
      (id) => new DataKey({ kind: "visit", id }, bytes),
    );
    const sealed = one?.seal(Buffer.from("x"), "a") ?? Buffer.alloc(0);
    expect(() => two?.open(sealed, "a")).toThrow("key");
    const header = two?.seal(Buffer.from("y"), "a").subarray(0, sealedHeaderBytes) ?? Buffer.alloc(0);
    expect(() => two?.open(Buffer.concat([header, sealed.subarray(sealedHeaderBytes)]), "a")).toThrow();
  });

  test("adds 46 bytes to a value", () => {
    expect(vault.seal(Buffer.alloc(1_000), "a")).toHaveLength(1_046);
    expect(sealBytes).toBe(46);
  });

  test("rejects a key of another length", () => {
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

describe("wrapKey", () => {
  const [key, withKey] = [randomBytes(32), randomBytes(32)];

  test("wraps a key so that it unwraps only with the same key and context", () => {
    const wrapped = wrapKey(key, withKey, "visit:1");
    expect(unwrapKey(wrapped, withKey, "visit:1").equals(key)).toBe(true);
    expect(() => unwrapKey(wrapped, withKey, "visit:2")).toThrow();
    expect(() => unwrapKey(wrapped, randomBytes(32), "visit:1")).toThrow();
    expect(() => unwrapKey(wrapped.subarray(0, -1), withKey, "visit:1")).toThrow("Not a wrapped key");
  });
});

describe("KeyCache", () => {
  const keyOf = (n: number) =>
    new DataKey({ kind: "visit", id: `00000000-0000-4000-8000-${String(n).padStart(12, "0")}` }, randomBytes(32));

  test("holds 10,000 keys and drops those not used for longest", () => {
    const cache = new KeyCache();
    const first = keyOf(0);
    cache.add(first);
    for (let n = 1; n < 10_000; n += 1) cache.add(keyOf(n));
    expect(cache.get(first.ref)).toBe(first); // used: now the newest
    cache.add(keyOf(10_000));
    expect(cache.size).toBe(10_000);
    expect(cache.get(first.ref)).toBe(first);
    expect(cache.get(keyOf(1).ref)).toBeNull();
  });

  test("forgets one key by its name, or all", () => {
    const cache = new KeyCache();
    const [one, two] = [keyOf(1), keyOf(2)];
    cache.add(one);
    cache.add(two);
    cache.forget(nameOfKey(one.ref));
    expect([cache.get(one.ref), cache.get(two.ref)]).toEqual([null, two]);
    cache.forget(null);
    expect(cache.size).toBe(0);
  });
});
