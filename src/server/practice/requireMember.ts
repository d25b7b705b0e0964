import { AppError } from "../../shared/errors";
import type { PracticeMember } from "../../shared/practice/practiceMember";
import type { PracticeRepository } from "./PracticeRepository";

/** Returns the error for a person who is not in the practice, whether they exist or not. */
export const memberNotFound = (): AppError => new AppError("not_found", "This person is not in your practice.");

/** Returns a person of the practice. @throws {AppError} `not_found` for anyone else. */
export async function requireMember(
  practice: PracticeRepository,
  organizationId: string,
  id: string,
): Promise<PracticeMember> {
  const member = await practice.member(organizationId, id);
  if (!member) throw memberNotFound();
  return member;
}
