import type { User as AuthUser } from "@supabase/supabase-js";
import type { AccountType } from "../../shared/access/accountType";
import type { Profile } from "../../shared/auth/profile";

/** Who is signed in, as screens show them (product text §3). */
export interface User {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  /** First and last name, else username, else e-mail address. */
  fullName: string;
  username: string | null;
  publicMetadata: { account_type: AccountType };
  createdAt: string;
  updatedAt: string;
}

/** The user the profile describes; its account type is the one that counts. */
export function userOfProfile(profile: Profile): User {
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

/** What the session alone tells until the profile is there. Rights are not read from it: its owner can write them. */
export function profileOfSession(user: AuthUser): Profile {
  const told: Record<string, unknown> | undefined = user.user_metadata; // an answer in parts leaves it out
  return {
    id: user.id,
    email: user.email ?? "",
    first_name: textOrNull(told?.["first_name"]),
    last_name: textOrNull(told?.["last_name"]),
    username: textOrNull(told?.["username"]),
    account_type: "pro",
    created_at: user.created_at,
    updated_at: user.updated_at ?? user.created_at,
  };
}

/** Whoever sits at this computer, until its own server told more. */
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
