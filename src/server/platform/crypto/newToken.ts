import { randomBytes } from "node:crypto";

/** Returns a random token of 32 bytes for a link, in base64url. */
export const newToken = (): string => randomBytes(32).toString("base64url");
