import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from "jose";

export const legacySecret = "a-legacy-secret-that-looks-like-base64-but-is-text==";

interface SigningKey {
  kid: string;
  alg: "ES256" | "RS256" | "EdDSA";
  privateKey: CryptoKey;
  jwk: JWK;
}

/** Stub of a hosted Supabase project over real HTTP: its keys and `GET /user`. */
export class HostedProject {
  /** Body of the JWKS response. */
  published: unknown = { keys: [] };
  isAway = false;
  /** Status of `GET /user`. */
  userStatus = 200;
  jwksCalls = 0;
  userCalls: { apikey: string | undefined; authorization: string | undefined }[] = [];
  url = "";
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      if (this.isAway) return void request.socket.destroy();
      response.setHeader("content-type", "application/json");
      if (request.url === "/auth/v1/.well-known/jwks.json") {
        this.jwksCalls += 1;
        return void response.end(typeof this.published === "string" ? this.published : JSON.stringify(this.published));
      }
      if (request.url === "/auth/v1/user") {
        const { apikey, authorization } = request.headers;
        this.userCalls.push({ apikey: apikey?.toString(), authorization });
        response.statusCode = this.userStatus;
        return void response.end("{}");
      }
      response.statusCode = 404;
      response.end("{}");
    });
  }

  async start(): Promise<this> {
    await new Promise<void>((ready) => this.server.listen(0, "127.0.0.1", ready));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((closed) => this.server.close(() => closed()));
  }

  get issuer(): string {
    return `${this.url}/auth/v1`;
  }

  async key(alg: SigningKey["alg"] = "ES256", kid: string = randomUUID()): Promise<SigningKey> {
    const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
    const jwk = { ...(await exportJWK(publicKey)), kid, alg, use: "sig", key_ops: ["verify"] };
    return { kid, alg, privateKey, jwk };
  }

  publish(...keys: SigningKey[]): void {
    this.published = { keys: keys.map(({ jwk }) => jwk) };
  }

  /** Claims of a signed-in account's token. */
  claims(more: Record<string, unknown> = {}): Record<string, unknown> {
    const now = Math.floor(Date.now() / 1000);
    const subject = randomUUID();
    return {
      iss: this.issuer,
      sub: subject,
      aud: "authenticated",
      exp: now + 3600,
      iat: now,
      email: `${subject}@Example.org`,
      phone: "",
      app_metadata: { provider: "email", providers: ["email"] },
      user_metadata: { first_name: "Nora", last_name: "Lindqvist" },
      role: "authenticated",
      aal: "aal1",
      amr: [{ method: "password", timestamp: now }],
      session_id: randomUUID(),
      is_anonymous: false,
      ...more,
    };
  }

  token(key: SigningKey, more: Record<string, unknown> = {}, header: Record<string, unknown> = {}): Promise<string> {
    return new SignJWT(this.claims(more))
      .setProtectedHeader({ alg: key.alg, kid: key.kid, typ: "JWT", ...header })
      .sign(key.privateKey);
  }

  legacyToken(more: Record<string, unknown> = {}, secret: string | Uint8Array = legacySecret, kid?: string) {
    return new SignJWT(this.claims(more))
      .setProtectedHeader({ alg: "HS256", typ: "JWT", ...(kid !== undefined && { kid }) })
      .sign(typeof secret === "string" ? new TextEncoder().encode(secret) : secret);
  }
}
