import type { Vault } from "../../platform/crypto/Vault";

/** What `auth_users.sealed` holds. */
export interface AccountText {
  /** Lower case. */
  email: string;
  /** Writable by the user, so it never grants rights. */
  user_metadata: Record<string, unknown>;
  /** The email that both addresses have to confirm, in lower case; absent if none. */
  new_email?: string;
}

const context = (accountId: string): string => `account:${accountId}`;

/** Encrypts the text of a row of `auth_users`. */
export const sealAccount = (vault: Vault, accountId: string, text: AccountText): Buffer =>
  vault.sealJson(text, context(accountId));

/** Decrypts the text of a row of `auth_users`. @throws as `Vault.open`. */
export const openAccount = (vault: Vault, { id, sealed }: { id: string; sealed: Buffer }): AccountText =>
  vault.openJson<AccountText>(sealed, context(id));

/** Returns the keyed hash by which `auth_users` finds an email, ignoring case. */
export const emailKey = (vault: Vault, email: string): string => vault.token(`account email ${email.toLowerCase()}`);
