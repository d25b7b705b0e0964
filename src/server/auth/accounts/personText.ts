import type { Vault } from "../../platform/crypto/Vault";

/** What `users.sealed` holds. */
export interface PersonText {
  email: string;
  first_name: string | null;
  last_name: string | null;
  /** As typed. */
  username: string | null;
}

const context = (userId: string): string => `user:${userId}`;

/** Encrypts the text of a row of `users`. */
export const sealPerson = (vault: Vault, userId: string, text: PersonText): Buffer =>
  vault.sealJson(text, context(userId));

/** Decrypts the text of a row of `users`. @throws as `Vault.open`. */
export const openPerson = (vault: Vault, { id, sealed }: { id: string; sealed: Buffer }): PersonText =>
  vault.openJson<PersonText>(sealed, context(id));

/** Returns the keyed hash by which `users` finds a username, ignoring case; null for none. */
export const usernameKey = (vault: Vault, username: string | null): string | null =>
  username === null ? null : vault.token(`username ${username.toLowerCase()}`);

/** Returns a person's full name; the email of a person without a name. */
export const fullName = ({ email, first_name, last_name }: Omit<PersonText, "username">): string =>
  [first_name, last_name].filter(Boolean).join(" ") || email;
