import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { JwksCache } from "../../../../src/server/auth/hosted/JwksCache";
import { HostedProject } from "./HostedProject";

const minute = 60_000;
let project: HostedProject;
let now = 0;
let warnings: string[] = [];
beforeAll(async () => void (project = await new HostedProject().start()));
afterAll(() => project.stop());
beforeEach(() => {
  now = 1_000_000;
  warnings = [];
  project.isAway = false;
  project.jwksCalls = 0;
});

function cache(url = `${project.issuer}/.well-known/jwks.json`): JwksCache {
  const warn = (...words: unknown[]) => void warnings.push(String(words.at(-1)));
  return new JwksCache(url, { warn } as never, () => now);
}

describe("JwksCache", () => {
  test("fetches the keys once in ten minutes", async () => {
    const key = await project.key();
    project.publish(key);
    const keys = cache();
    const found = await Promise.all(Array.from({ length: 10 }, () => keys.find(key.kid, "ES256")));
    expect(found.every((each) => each !== null)).toBe(true);
    now += 10 * minute;
    await keys.find(key.kid, "ES256");
    expect(project.jwksCalls).toBe(1);
    now += 1;
    await keys.find(key.kid, "ES256");
    expect(project.jwksCalls).toBe(2);
  });

  test("refetches for an unknown key id at most every 30 s", async () => {
    const [old, fresh] = [await project.key(), await project.key()];
    project.publish(old);
    const keys = cache();
    await keys.find(old.kid, "ES256");
    project.publish(old, fresh);
    now += 29_000;
    expect(await keys.find(fresh.kid, "ES256")).toBeNull();
    now += 1_000;
    expect(await keys.find(fresh.kid, "ES256")).not.toBeNull();
    for (let n = 0; n < 20; n += 1) expect(await keys.find(`unknown ${n}`, "ES256")).toBeNull();
    expect(project.jwksCalls).toBe(2);
  });

  test("keeps keys for a day while it retries an unavailable project every 30 s", async () => {
    const key = await project.key();
    project.publish(key);
    const keys = cache();
    await keys.find(key.kid, "ES256");
    project.isAway = true;
    now += 24 * 60 * minute;
    expect(await keys.find(key.kid, "ES256")).not.toBeNull();
    expect(warnings).toHaveLength(1);
    now += 29_000;
    await expect(keys.find(key.kid, "ES256")).rejects.toMatchObject({ code: "unavailable" });
    expect(warnings).toHaveLength(1);
    project.isAway = false;
    now += 1_000;
    expect(await keys.find(key.kid, "ES256")).not.toBeNull();
  });

  test("drops a withdrawn key after ten minutes", async () => {
    const [withdrawn, kept] = [await project.key(), await project.key()];
    project.publish(withdrawn, kept);
    const keys = cache();
    await keys.find(withdrawn.kid, "ES256");
    project.publish(kept);
    now += 10 * minute + 1;
    expect(await keys.find(withdrawn.kid, "ES256")).toBeNull();
  });

  test.each([
    ["is larger than 64 kB", () => JSON.stringify({ keys: [], pad: "x".repeat(65_536) })],
    ["is not JSON", () => "<html>"],
    ["has no keys", () => ({ error: "x" })],
  ])("rejects an answer that %s", async (_case, answer) => {
    project.published = answer();
    await expect(cache().find("any", "ES256")).rejects.toMatchObject({ code: "unavailable" });
  });

  test("does not follow a redirect", async () => {
    const key = await project.key();
    project.publish(key);
    const { createServer } = await import("node:http");
    const elsewhere = createServer((_request, response) => {
      response.writeHead(302, { location: `${project.issuer}/.well-known/jwks.json` }).end();
    });
    await new Promise<void>((ready) => elsewhere.listen(0, "127.0.0.1", ready));
    const { port } = elsewhere.address() as { port: number };
    await expect(cache(`http://127.0.0.1:${port}/`).find(key.kid, "ES256")).rejects.toMatchObject({
      code: "unavailable",
    });
    expect(project.jwksCalls).toBe(0);
    elsewhere.close();
  });

  test("ignores keys of another type or use, private keys and keys that are too small", async () => {
    const [good, secret, use, named] = [
      await project.key(),
      await project.key(),
      await project.key(),
      await project.key(),
    ];
    project.published = {
      keys: [
        { kty: "oct", k: "x".repeat(43), kid: "oct", alg: "HS256" },
        { ...secret.jwk, d: "x".repeat(43) },
        { ...use.jwk, use: "enc" },
        { ...named.jwk, alg: "RS256" },
        { kty: "RSA", n: "x".repeat(170), e: "AQAB", kid: "small" },
        { kty: "EC", crv: "P-256", x: "bad", y: "bad", kid: "broken" },
        "nonsense",
        good.jwk,
      ],
    };
    const keys = cache();
    expect(await keys.find(good.kid, "ES256")).not.toBeNull();
    expect(await keys.find(good.kid, "RS256")).toBeNull();
    for (const kid of ["oct", secret.kid, use.kid, named.kid, "small", "broken"])
      for (const alg of ["ES256", "RS256", "EdDSA"] as const) expect(await keys.find(kid, alg)).toBeNull();
  });

  test("logs a warning if the project publishes no keys", async () => {
    project.published = { keys: [] };
    expect(await cache().find("any", "ES256")).toBeNull();
    expect(warnings.join()).toContain("set SUPABASE_JWT_SECRET");
  });
});
