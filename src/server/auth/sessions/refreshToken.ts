import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/*
 * A refresh token is the base64url of these bytes, joined:
 *   0x00, session id (16 bytes), counter (unsigned varint),
 *   the first 16 bytes of HMAC-SHA-256(session key, all before), the first 4 bytes of SHA-256(all before).
 * Tokens are not stored: the current token can be derived from the session's row.
 */
const macBytes = 16;
const checkBytes = 4;
const headBytes = 1 + 16;
/** Maximum length of the counter in bytes: its column is a 32-bit integer, which is five groups of seven bits. */
const maxCounterBytes = 5;

/** Lengths of texts that are decoded; a token has 51 to 56 characters. */
const [minLength, maxLength] = [12, 128];

/** A well-formed refresh token. It is not authentic until `isSignedBy` returned true. */
export interface RefreshToken {
  sessionId: string;
  /** Number of refreshes of the session before this token was issued. */
  counter: number;
  /** Whether the token was issued for the session with this key. @param key 32 bytes. */
  isSignedBy(key: Uint8Array): boolean;
}

/** Encodes an integer as an unsigned varint (LEB128). */
function uvarint(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) | 128);
  }
}

const mac = (key: Uint8Array, body: Uint8Array) =>
  createHmac("sha256", key).update(body).digest().subarray(0, macBytes);
const check = (body: Uint8Array) => createHash("sha256").update(body).digest().subarray(0, checkBytes);

/** Returns the refresh token of a session and counter. @param key the session's key, 32 bytes. */
export function issueRefreshToken(sessionId: string, counter: number, key: Uint8Array): string {
  const body = Buffer.from([0, ...Buffer.from(sessionId.replaceAll("-", ""), "hex"), ...uvarint(counter)]);
  const signed = Buffer.concat([body, mac(key, body)]);
  return Buffer.concat([signed, check(signed)]).toString("base64url");
}

/** Parses a refresh token; null if it is malformed. Call `isSignedBy` before trusting it. */
export function parseRefreshToken(text: unknown): RefreshToken | null {
  if (typeof text !== "string" || text.length < minLength || text.length > maxLength) return null;
  const bytes = Buffer.from(text, "base64url");
  if (bytes.toString("base64url") !== text || bytes[0] !== 0) return null;
  const signed = bytes.subarray(0, -checkBytes);
  const body = signed.subarray(0, -macBytes);
  if (body.length <= headBytes || body.length > headBytes + maxCounterBytes) return null;
  if (!check(signed).equals(bytes.subarray(-checkBytes))) return null;
  const counter = body.subarray(headBytes).reduce((sum, byte, index) => sum + (byte & 127) * 128 ** index, 0);
  if (!Buffer.from(uvarint(counter)).equals(body.subarray(headBytes))) return null;
  const hex = body.subarray(1, headBytes).toString("hex");
  return {
    sessionId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"),
    counter,
    isSignedBy: (key) => timingSafeEqual(mac(key, body), signed.subarray(-macBytes)),
  };
}
