import { type AccountType, accountTypeName } from "../../../shared/access/accountType";
import type { User } from "./User";

/** The signed-in user as shown in the sidebar. */
export interface Person {
  /** First letters of first and last name, or the first letter of the full name if both are missing; in upper case. */
  initials: string;
  name: string;
  /** Display name of the account type, e.g. "Pro (Preview)" during an admin's preview. */
  type: string;
}

/** Returns a user as shown in the sidebar; empty texts for null. Pure. */
export function personOf(user: User | null, previewType: AccountType | null = null): Person {
  if (!user) return { initials: "", name: "", type: "" };
  const names = [user.firstName, user.lastName].filter((name): name is string => Boolean(name?.trim()));
  const words = names.length > 0 ? names : [user.fullName];
  const initials = words.map((word) => Array.from(word.trim())[0] ?? "").join("");
  const type = accountTypeName(previewType ?? user.publicMetadata.account_type);
  return { initials: initials.toUpperCase(), name: user.fullName, type: previewType ? `${type} (Preview)` : type };
}
