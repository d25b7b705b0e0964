import { createHash } from "node:crypto";

/** Returns the SHA-256 hash of a token. The database has only this hash, so that a copy of it opens no link. */
export const hashOfToken = (token: string): Buffer => createHash("sha256").update(token).digest();
