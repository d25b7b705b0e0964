import { type AccountType, accountTypeName, accountTypes, parseAccountType } from "../../shared/access/accountType";
import type { Invitation } from "../../shared/practice/invitation";
import type { PracticeMember } from "../../shared/practice/practiceMember";
import { toUser } from "../auth/session/User";
import { type Person, personOf } from "../auth/session/personOf";
import { formatDayAndTime } from "../format/formatTime";

/** Returns a member's initials and name, in the same form as the sidebar shows the signed-in user's. */
export function memberPerson(member: PracticeMember): Pick<Person, "initials" | "name"> {
  const { account_type, created_at } = member;
  const profile = { ...member, account_type: parseAccountType(account_type), updated_at: created_at };
  return personOf(toUser(profile));
}

interface TypeChoice {
  value: string;
  label: string;
  disabled: boolean;
}

/**
 * Returns the account types to choose from. An unknown type comes first, as 'Unknown', and can't be chosen (product
 * text §5 and §6: it counts as Pro but is not called Pro).
 */
export function typeChoices(type: string): TypeChoice[] {
  const known = accountTypes.map((value) => ({
    value: value as string,
    label: accountTypeName(value),
    disabled: false,
  }));
  return isKnownType(type) ? known : [{ value: type, label: accountTypeName(type), disabled: true }, ...known];
}

/** Whether a text is an account type that this version knows. */
export const isKnownType = (type: string): type is AccountType => accountTypes.some((known) => known === type);

/** Formats when a member was last active: "today 8:05 AM", "yesterday 4:30 PM", "Nov 2 9:02 AM", "never". */
export const formatLastActive = ({ last_active_at }: PracticeMember, now = new Date()): string =>
  last_active_at === null ? "never" : formatDayAndTime(last_active_at, now);

/** Returns the invitations whose email address contains every word of the query. Pure. */
export function findInvitations(invitations: readonly Invitation[], query: string): readonly Invitation[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return invitations.filter(({ email }) => words.every((word) => email.includes(word)));
}

/** Returns the members whose name, username and email address together contain every word of the query. Pure. */
export function findMembers(members: readonly PracticeMember[], query: string): readonly PracticeMember[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return members.filter((member) => {
    const text = [memberPerson(member).name, member.username, member.email].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
