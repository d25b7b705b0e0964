import { accountTypeName } from "../../shared/access/accountType";
import type { Profile } from "../../shared/auth/profile";

export interface Person {
  initials: string;
  name: string;
  type: string;
}

/** Who is signed in, as the sidebar shows them: full name, else user name, else e-mail. Pure. */
export function personOf(profile: Profile | null): Person {
  if (!profile) return { initials: "", name: "", type: "" };
  const names = [profile.first_name, profile.last_name].filter((part): part is string => Boolean(part?.trim()));
  const name = names.join(" ") || profile.username || profile.email;
  const words = names.length > 0 ? names : [name];
  const initials = words.map((word) => [...word.trim()][0] ?? "").join("");
  return { initials: initials.toUpperCase(), name, type: accountTypeName(profile.account_type) };
}
