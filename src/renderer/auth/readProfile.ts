import { z } from "zod";
import { parseAccountType } from "../../shared/access/accountType";
import type { Profile } from "../../shared/auth/profile";

/** A text that may be missing (undefined) or empty on purpose (null). Anything that is no text counts as missing. */
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
  created_at: text,
  createdAt: text,
  updated_at: text,
  updatedAt: text,
});

/**
 * A profile as any server of this kind answers it: snake_case or camelCase, whole or in parts. Pure.
 * @param known what is taken where the answer is silent.
 * @throws {z.ZodError} for an answer that is no object.
 */
export function readProfile(data: unknown, known: Profile): Profile {
  const told = answer.parse(data);
  const accountType = told.account_type ?? told.accountType;
  const isTold = "account_type" in told || "accountType" in told;
  return {
    id: told.id ?? known.id,
    email: told.email ?? known.email,
    first_name: firstTold(told.first_name, told.firstName, known.first_name),
    last_name: firstTold(told.last_name, told.lastName, known.last_name),
    username: firstTold(told.username, undefined, known.username),
    account_type: isTold ? parseAccountType(accountType) : known.account_type,
    created_at: told.created_at ?? told.createdAt ?? known.created_at,
    updated_at: told.updated_at ?? told.updatedAt ?? known.updated_at,
  };
}

/** The first that was said at all; null says that there is none. */
function firstTold(one: string | null | undefined, other: string | null | undefined, known: string | null) {
  if (one !== undefined) return one;
  return other !== undefined ? other : known;
}
