import type { User as AuthUser } from "@supabase/supabase-js";
import type { AccountType } from "../../../shared/access/accountType";
import type { Profile } from "../../../shared/auth/profile";

/** The signed-in user as screens show it (product text §3). Times are RFC 3339, empty if unknown. */
export interface User {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  /** First and last name, otherwise username, otherwise email address. */
  fullName: string;
  username: string | null;
  publicMetadata: { account_type: AccountType };
  createdAt: string;
  updatedAt: string;
}

/** Returns the user of a profile. */
export function toUser(profile: Profile): User {
  const { first_name: firstName, last_name: lastName, username, email } = profile;
  return {
    id: profile.id,
    email,
    firstName,
    lastName,
    fullName: [firstName, lastName].filter(Boolean).join(" ") || username || email,
    username,
    publicMetadata: { account_type: profile.account_type },
    createdAt: profile.created_at,
    updatedAt: profile.updated_at,
  };
}

const textOrNull = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** Returns a provisional profile from the session. Rights are not read from it because users can edit its metadata. */
export function profileFromSession(user: AuthUser): Profile {
  const metadata: Record<string, unknown> | undefined = user.user_metadata; // missing in partial responses
  return {
    id: user.id,
    email: user.email ?? "",
    first_name: textOrNull(metadata?.["first_name"]),
    last_name: textOrNull(metadata?.["last_name"]),
    username: textOrNull(metadata?.["username"]),
    account_type: "pro",
    created_at: user.created_at,
    updated_at: user.updated_at ?? user.created_at,
  };
}

/** Profile of the desktop app's local user until the server inside the app has returned it. */
export const localProfile: Profile = {
  id: "",
  email: "",
  first_name: "Local",
  last_name: "user",
  username: null,
  account_type: "pro",
  created_at: "",
  updated_at: "",
};
