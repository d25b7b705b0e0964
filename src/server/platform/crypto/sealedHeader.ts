import { UnreadableError } from "./UnreadableError";

/** The kinds of records that own keys; the index of a kind is its code in a sealed value. */
const kinds = ["server", "organization", "visit", "patient", "user"] as const;

/** A key, named by the kind and the id of the record that owns it. */
export interface KeyRef {
  kind: (typeof kinds)[number];
  id: string;
}

/** Format version of sealed values. */
const version = 3;
/** Bytes before the nonce of a sealed value: version (1) ‖ kind (1) ‖ id (16). */
export const sealedHeaderBytes = 18;

/** The key for accounts, sessions, audit entries and tokens of the whole server. */
export const serverKeyRef: KeyRef = { kind: "server", id: "00000000-0000-0000-0000-000000000000" };

/** Returns the name of a key as text, e.g. `visit:<id>`. */
export const nameOfKey = ({ kind, id }: KeyRef): string => `${kind}:${id}`;

/** Returns the bytes with which a value sealed with this key begins. */
export function sealedHeader({ kind, id }: KeyRef): Buffer {
  return Buffer.concat([Buffer.from([version, kinds.indexOf(kind)]), Buffer.from(id.replaceAll("-", ""), "hex")]);
}

/** Returns which key a value was sealed with. @throws {UnreadableError} if it is not a sealed value. */
export function readKeyRef(sealed: Uint8Array): KeyRef {
  const kind = kinds[sealed[1] ?? kinds.length];
  if (sealed.length < sealedHeaderBytes || sealed[0] !== version || !kind)
    throw new UnreadableError("Not a sealed value");
  const hex = Buffer.from(sealed.subarray(2, sealedHeaderBytes)).toString("hex");
  return { kind, id: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5") };
}

/** Returns the name of the key that a value was sealed with. @throws {UnreadableError} if it is not a sealed value. */
export const readKeyName = (sealed: Uint8Array): string => nameOfKey(readKeyRef(sealed));
