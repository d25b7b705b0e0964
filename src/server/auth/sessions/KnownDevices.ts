import { createHash, randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AuthUser } from "../accounts/AuthUsersRepository";
import type { Vault } from "../../platform/crypto/Vault";

const yearS = 365 * 86_400;
const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64url");
/** Returns the name of an account's cookie. Each account has its own, because clinicians share computers. */
const cookieOf = (userId: string): string =>
  `chartside_device_${hashOf(userId)
    .replaceAll(/[^A-Za-z0-9]/g, "")
    .slice(0, 12)}`;
const contextOf = (userId: string): string => `known device:${userId}`;

interface Device {
  id: string;
  /** Hash of the account's password hash: after a change of the password, no device is known. */
  password: string;
}

/**
 * Recognizes the devices that an account was signed in on, by an encrypted cookie. Wrong passwords from other devices
 * do not slow down the sign-in on a known device, so that a stranger cannot lock the owner of an account out.
 */
export class KnownDevices {
  /** @param isSecure whether pages are opened over https, so that the cookie can be `Secure`. */
  constructor(
    private readonly vault: Vault,
    private readonly isSecure: boolean,
  ) {}

  /** Returns the device's id if the account was signed in on it since its last change of password, otherwise null. */
  idOf(request: FastifyRequest, user: AuthUser): string | null {
    const name = cookieOf(user.id);
    const cookies = (request.headers.cookie ?? "").split(/; */).map((each) => each.split("=", 2));
    const sealed = cookies.find(([key]) => key === name)?.[1];
    if (sealed === undefined || user.passwordHash === null) return null;
    try {
      const device = this.vault.openJson<Device>(Buffer.from(sealed, "base64url"), contextOf(user.id));
      return device.password === hashOf(user.passwordHash) ? device.id : null;
    } catch {
      return null; // forged, or sealed with another master key
    }
  }

  /** Sets the cookie that makes the device known for a year. Does nothing for an account without a password. */
  remember(request: FastifyRequest, reply: FastifyReply, user: AuthUser): void {
    if (user.passwordHash === null) return;
    const device: Device = { id: this.idOf(request, user) ?? randomUUID(), password: hashOf(user.passwordHash) };
    const value = this.vault.sealJson(device, contextOf(user.id)).toString("base64url");
    const attributes = `Path=/auth/v1; Max-Age=${yearS}; HttpOnly; SameSite=Strict${this.isSecure ? "; Secure" : ""}`;
    void reply.header("set-cookie", `${cookieOf(user.id)}=${value}; ${attributes}`);
  }
}
