import { AppError } from "../../shared/errors";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import { PracticeRepository } from "./PracticeRepository";

/**
 * Checks that a practice has another admin who can sign in, if this person is one. Locks its people until the
 * transaction ends, so that two such changes do not overlap.
 * @param leaves whether the person leaves the practice: it then needs no admin if they are the only one in it.
 * @throws {AppError} `conflict` for the last admin.
 */
export async function requireAnotherAdmin(
  tx: Queryable,
  vault: Vault,
  organizationId: string,
  userId: string,
  { leaves = false } = {},
): Promise<void> {
  const people = await new PracticeRepository(tx, vault).lockAccountTypes(organizationId);
  const isAdmin = ({ accountType, canSignIn }: (typeof people)[number]) => accountType === "admin" && canSignIn;
  const others = people.filter(({ id }) => id !== userId);
  if (!people.some((each) => each.id === userId && isAdmin(each)) || others.some(isAdmin)) return;
  if (leaves && others.length === 0) return;
  throw new AppError("conflict", "This is the last admin of the practice. Make someone else an admin first.");
}
