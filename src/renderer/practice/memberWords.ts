import { type AccountType, accountTypeName, accountTypes, parseAccountType } from "../../shared/access/accountType";
import type { PracticeMember } from "../../shared/practice/practice";
import { userOfProfile } from "../auth/user";
import { type Person, personOf } from "../layout/person";
import { dayAndTime } from "../notes/dayWords";

/** Initials and name, by the same rules as the person's own sidebar has them. */
export function memberPerson(member: PracticeMember): Pick<Person, "initials" | "name"> {
  const { account_type, created_at } = member;
  const profile = { ...member, account_type: parseAccountType(account_type), updated_at: created_at };
  return personOf(userOfProfile(profile));
}

export interface TypeChoice {
  value: string;
  label: string;
  disabled: boolean;
}

/**
 * What the account type of somebody else can be made. A type outside of the three is shown as 'Unknown' and can only be
 * left (product text §6 and §5: unknown counts as Pro, and still is not called so).
 */
export function typeChoices(type: string): TypeChoice[] {
  const known = accountTypes.map((value) => ({
    value: value as string,
    label: accountTypeName(value),
    disabled: false,
  }));
  return isKnownType(type) ? known : [{ value: type, label: accountTypeName(type), disabled: true }, ...known];
}

export const isKnownType = (type: string): type is AccountType => accountTypes.some((known) => known === type);

/** "today 8:05", "yesterday 16:30", "Nov 2 9:02"; "never". */
export const lastActiveWords = ({ last_active_at }: PracticeMember, now = new Date()): string =>
  last_active_at === null ? "never" : dayAndTime(last_active_at, now);

/** The same as a text of its own. */
export const sentenceCase = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** "Nov 2, 2026" */
export const joinedWords = (iso: string): string =>
  new Date(iso).toLocaleDateString("en-US", { month: "short", day: "numeric", year: "numeric" });

/** Those whose name, username or e-mail address holds every word. Pure. */
export function findMembers(members: readonly PracticeMember[], query: string): readonly PracticeMember[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return members.filter((member) => {
    const text = [memberPerson(member).name, member.username, member.email].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
