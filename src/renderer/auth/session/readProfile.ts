import { z } from "zod";
import { parseAccountType } from "../../../shared/access/accountType";
import type { Profile } from "../../../shared/auth/profile";

/** Accepts a string, null (explicitly empty) or undefined (missing). A value of any other type counts as missing. */
const text = z.string().nullish().catch(undefined);

const answer = z.object({
  id: text,
  email: text,
  first_name: text,
  firstName: text,
  last_name: text,
  lastName: text,
  username: text,
  account_type: z.unknown().optional(),
  accountType: z.unknown().optional(),
  is_operator: z.boolean().optional().catch(undefined),
  created_at: text,
  createdAt: text,
  updated_at: text,
  updatedAt: text,
});

/**
 * Parses a profile in snake_case or camelCase, complete or partial. Pure.
 * @param known values for fields missing in the response.
 * @throws {z.ZodError} if the response is not an object.
 */
export function readProfile(data: unknown, known: Profile): Profile {
  const fields = answer.parse(data);
  const accountType = fields.account_type ?? fields.accountType;
  const hasAccountType = "account_type" in fields || "accountType" in fields;
  return {
    id: fields.id ?? known.id,
    email: fields.email ?? known.email,
    first_name: firstDefined(fields.first_name, fields.firstName, known.first_name),
    last_name: firstDefined(fields.last_name, fields.lastName, known.last_name),
    username: firstDefined(fields.username, undefined, known.username),
    account_type: hasAccountType ? parseAccountType(accountType) : known.account_type,
    ...(fields.is_operator && { is_operator: true }),
    created_at: fields.created_at ?? fields.createdAt ?? known.created_at,
    updated_at: fields.updated_at ?? fields.updatedAt ?? known.updated_at,
  };
}

/** Returns the first value that is not undefined; null means explicitly empty. */
function firstDefined(one: string | null | undefined, other: string | null | undefined, known: string | null) {
  if (one !== undefined) return one;
  return other !== undefined ? other : known;
}
