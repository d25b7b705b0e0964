import { z } from "zod";
import { passwordProblem } from "../../../shared/auth/passwordRule";
import { nameSchema, usernameSchema } from "../../../shared/auth/profile";
import type { NewAccount } from "../session/Credentials";

const emailSchema = z.email().max(255);

/** Returns the account to send: values without surrounding spaces, except the password. */
export function trimmed(account: NewAccount): NewAccount {
  return {
    firstName: account.firstName.trim(),
    lastName: account.lastName.trim(),
    email: account.email.trim(),
    username: account.username.trim(),
    password: account.password,
    setUpCode: account.setUpCode.trim(),
    ...(account.invitation && { invitation: account.invitation }),
  };
}

/** Returns the errors of a new account by field; empty if it is valid. The set-up code is left to the server. */
export function checkNewAccount(account: NewAccount): Partial<Record<keyof NewAccount, string>> {
  const { firstName, lastName, email, username, password } = trimmed(account);
  const problems = {
    firstName: nameSchema.safeParse(firstName).error?.issues[0]?.message,
    lastName: nameSchema.safeParse(lastName).error?.issues[0]?.message,
    email: emailSchema.safeParse(email).success ? undefined : "Enter an email address, such as name@example.org.",
    username: username ? usernameSchema.safeParse(username).error?.issues[0]?.message : undefined,
    password: passwordProblem(password) ?? undefined,
  };
  const wrong: Partial<Record<keyof NewAccount, string>> = {};
  for (const [field, problem] of Object.entries(problems)) if (problem) wrong[field as keyof NewAccount] = problem;
  return wrong;
}
