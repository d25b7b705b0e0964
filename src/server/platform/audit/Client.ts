import type { FastifyRequest } from "fastify";
import type { Vault } from "../crypto/Vault";

/** Maximum length of an address in characters: that of the longest IPv6 address. */
const maxIp = 45;
/** Maximum length of a user agent in characters. */
const maxUserAgent = 300;

interface ClientText {
  ip: string;
  user_agent: string | null;
}

/** Where a request comes from, for the audit log and the list of sessions. It is stored sealed. */
export class Client {
  constructor(
    private readonly vault: Vault,
    readonly ip: string,
    readonly userAgent: string | null,
  ) {}

  /** Returns the address and user agent of a request, cut to their maximum lengths. */
  static of({ vault }: { vault: Vault }, request: FastifyRequest): Client {
    // a proxy can pass on any text as an address
    return new Client(vault, request.ip.slice(0, maxIp), request.headers["user-agent"]?.slice(0, maxUserAgent) ?? null);
  }

  /** Decrypts what `seal` returned. @throws as `Vault.open`. */
  static open(vault: Vault, sealed: Uint8Array, context: string): Client {
    const { ip, user_agent: userAgent } = vault.openJson<ClientText>(sealed, context);
    return new Client(vault, ip, userAgent);
  }

  /** Encrypts address and user agent. @param context where they are stored. */
  seal(context: string): Buffer {
    const text: ClientText = { ip: this.ip, user_agent: this.userAgent };
    return this.vault.sealJson(text, context);
  }
}
