import type { AuthUser } from "./AuthUsersRepository";

/** A way to sign in to an account, as Supabase Auth lists them; here always the email. */
interface WireIdentity {
  identity_id: string;
  id: string;
  user_id: string;
  identity_data: Record<string, unknown>;
  provider: "email";
  last_sign_in_at: string;
  created_at: string;
  updated_at: string;
  email: string;
}

/** An account in responses of /auth/v1, as Supabase Auth sends it. Times are ISO 8601; null times are left out. */
export interface WireUser {
  id: string;
  aud: "authenticated";
  role: "authenticated";
  email: string;
  phone: "";
  email_confirmed_at?: string;
  confirmed_at?: string;
  confirmation_sent_at?: string;
  recovery_sent_at?: string;
  reauthentication_sent_at?: string;
  new_email?: string;
  email_change_sent_at?: string;
  last_sign_in_at?: string;
  banned_until?: string;
  app_metadata: Record<string, unknown>;
  user_metadata: Record<string, unknown>;
  identities: WireIdentity[];
  created_at: string;
  updated_at: string;
  is_anonymous: false;
}

/** Returns the metadata fields that the server sets itself, whatever the client sent. */
export const serverMetadata = (user: { id: string; email: string; isConfirmed: boolean }): Record<string, unknown> => ({
  sub: user.id,
  email: user.email,
  email_verified: user.isConfirmed,
  phone_verified: false,
});

function identity(user: AuthUser): WireIdentity {
  return {
    identity_id: user.id, // one identity per account
    id: user.id,
    user_id: user.id,
    identity_data: {
      ...user.userMetadata,
      ...serverMetadata({ id: user.id, email: user.email, isConfirmed: user.emailConfirmedAt !== null }),
    },
    provider: "email",
    last_sign_in_at: (user.lastSignInAt ?? user.createdAt).toISOString(),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    email: user.email,
  };
}

/** Converts an account to its wire form. */
export function toWireUser(user: AuthUser): WireUser {
  const confirmed = user.emailConfirmedAt?.toISOString();
  return {
    id: user.id,
    aud: "authenticated",
    role: "authenticated",
    email: user.email,
    phone: "",
    ...(confirmed && { email_confirmed_at: confirmed, confirmed_at: confirmed }),
    ...(user.confirmationSentAt && { confirmation_sent_at: user.confirmationSentAt.toISOString() }),
    ...(user.recoverySentAt && { recovery_sent_at: user.recoverySentAt.toISOString() }),
    ...(user.reauthenticationSentAt && { reauthentication_sent_at: user.reauthenticationSentAt.toISOString() }),
    ...(user.newEmail && { new_email: user.newEmail }),
    ...(user.emailChangeSentAt && { email_change_sent_at: user.emailChangeSentAt.toISOString() }),
    ...(user.lastSignInAt && { last_sign_in_at: user.lastSignInAt.toISOString() }),
    ...(user.bannedUntil && { banned_until: user.bannedUntil.toISOString() }),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities: [identity(user)],
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: false,
  };
}

/**
 * Returns the response to a sign-up that must be confirmed by email. It is made of the arguments and the time only, so
 * that it is the same whether the email is new, not confirmed yet or has an account.
 */
export function unconfirmedUser(id: string, email: string, userMetadata: Record<string, unknown>): WireUser {
  const now = new Date();
  return toWireUser({
    id,
    email,
    userMetadata,
    passwordHash: null,
    emailConfirmedAt: null,
    confirmationSentAt: now,
    recoverySentAt: null,
    reauthenticationSentAt: null,
    newEmail: null,
    emailChangeSentAt: null,
    emailChangeConfirmed: null,
    lastSignInAt: null,
    bannedUntil: null,
    appMetadata: { provider: "email", providers: ["email"] },
    createdAt: now,
    updatedAt: now,
  });
}
