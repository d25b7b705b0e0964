import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";
import { expect, test, vi } from "vitest";
import type { AuthUser } from "../../../src/server/auth/accounts/AuthUsersRepository";
import { AccessTokens, TokenRefused } from "../../../src/server/auth/tokens/AccessTokens";
import { SigningKeys } from "../../../src/server/auth/tokens/SigningKeys";
import type { SigningKeysRepository } from "../../../src/server/auth/tokens/SigningKeysRepository";
import { VerifiedTokens } from "../../../src/server/auth/tokens/VerifiedTokens";

const issuer = "https://clinic.example/auth/v1";
const lifeS = 900;
const user = {
  id: "5b0f0f3e-8c3f-4f53-9a0e-2c4c0f6f1c11",
  email: "ada@example.org",
  appMetadata: {},
  userMetadata: {},
};

async function openTokens(): Promise<{ tokens: AccessTokens; keys: SigningKeys; published: JWK[]; text: string }> {
  const published: JWK[] = [];
  const repository = {
    publish: async (_kid: string, jwk: JWK) => void published.push(jwk),
    list: async () => [...published],
  } as unknown as SigningKeysRepository;
  const keys = await SigningKeys.open(mkdtempSync(join(tmpdir(), "tokens-")), repository);
  const tokens = new AccessTokens(keys, issuer, lifeS);
  const { text } = await tokens.issue(user as AuthUser, { id: "s", amr: [] });
  return { tokens, keys, published, text };
}

const refusal = (reading: Promise<unknown>): Promise<unknown> => reading.catch((error: unknown) => error);

test("the signature of a token is verified once", async () => {
  const { tokens, text } = await openTokens();
  const verify = vi.spyOn(crypto.subtle, "verify");
  const first = await tokens.read(text, { toleranceS: 0 });
  expect(await tokens.read(text, { toleranceS: 0 })).toEqual(first);
  expect(first.sub).toBe(user.id);
  expect(verify).toHaveBeenCalledOnce();
});

test("a token that differs from a verified one only in its claims or its signature is refused", async () => {
  const { tokens, text } = await openTokens();
  await tokens.read(text, { toleranceS: 0 });
  const [head = "", claims = "", signature = ""] = text.split(".");
  const others = { ...(JSON.parse(Buffer.from(claims, "base64url").toString()) as object), sub: "another" };
  const changed = Buffer.from(JSON.stringify(others)).toString("base64url");
  const { privateKey } = await generateKeyPair("ES256");
  const header = JSON.parse(Buffer.from(head, "base64url").toString()) as { alg: string };
  const foreign = await new SignJWT(others as never).setProtectedHeader(header).sign(privateKey);
  for (const forged of [`${head}.${changed}.${signature}`, `${head}.${claims}.${foreign.split(".")[2]}`]) {
    expect(await refusal(tokens.read(forged, { toleranceS: 0 }))).toBeInstanceOf(TokenRefused);
  }
});

test("a verified token is refused after it has expired", async () => {
  const { tokens, text } = await openTokens();
  await tokens.read(text, { toleranceS: 0 });
  vi.useFakeTimers({ now: Date.now() + (lifeS + 10) * 1_000, toFake: ["Date"] });
  try {
    expect(await refusal(tokens.read(text, { toleranceS: 0 }))).toBeInstanceOf(TokenRefused);
    expect((await tokens.read(text, { toleranceS: 30 })).sub).toBe(user.id);
  } finally {
    vi.useRealTimers();
  }
});

test("a verified token is refused once its key is no longer published", async () => {
  const { tokens, keys, published, text } = await openTokens();
  await tokens.read(text, { toleranceS: 0 });
  const other = await generateKeyPair("ES256");
  published.splice(0, 1, { ...(await exportJWK(other.publicKey)), kid: "other", alg: "ES256" });
  await keys.publicKeys();
  expect(await refusal(tokens.read(text, { toleranceS: 0 }))).toBeInstanceOf(TokenRefused);
});

test("the newest 2,000 verified tokens are kept; one that is not valid yet is not found", async () => {
  const { publicKey: key } = await generateKeyPair("ES256");
  const verified = new VerifiedTokens(() => 0);
  for (let n = 0; n < 2_001; n += 1) verified.keep(`token ${n}`, { payload: { exp: 1 }, key });
  expect(verified.find("token 0")).toBeNull();
  expect(verified.find("token 1")).not.toBeNull();
  verified.keep("later", { payload: { exp: 1, nbf: 1 }, key });
  expect(verified.find("later")).toBeNull();
});
