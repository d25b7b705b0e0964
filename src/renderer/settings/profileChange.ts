import { nameSchema, type UpdateProfile, usernameSchema } from "../../shared/auth/profile";

/** The current values of the profile form. */
export interface ProfileFields {
  firstName: string;
  lastName: string;
  username: string;
}

/** The fields in display order. */
export const profileFields = ["firstName", "lastName", "username"] as const;

/** Returns the update to send. Empty fields are left out, so their saved values are kept (product text §5). Pure. */
export function profileChange({ firstName, lastName, username }: ProfileFields): UpdateProfile {
  return {
    ...(firstName.trim() && { first_name: firstName.trim() }),
    ...(lastName.trim() && { last_name: lastName.trim() }),
    ...(username.trim() && { username: username.trim() }),
  };
}

/** Returns error messages by field; empty if all are valid. An empty or unchanged username is not validated. Pure. */
export function profileFaults(
  { firstName, lastName, username }: ProfileFields,
  savedUsername: string,
): Partial<Record<keyof ProfileFields, string>> {
  const isNew = username.trim() !== "" && username.trim() !== savedUsername;
  const problems = {
    firstName: nameSchema.safeParse(firstName).error?.issues[0]?.message,
    lastName: nameSchema.safeParse(lastName).error?.issues[0]?.message,
    username: isNew ? usernameSchema.safeParse(username).error?.issues[0]?.message : undefined,
  };
  const wrong: Partial<Record<keyof ProfileFields, string>> = {};
  for (const field of profileFields) if (problems[field]) wrong[field] = problems[field];
  return wrong;
}
