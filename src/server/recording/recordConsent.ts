import { AppError } from "../../shared/errors";
import type { Consent } from "../../shared/visits/visit";
import type { Queryable } from "../platform/database/Database";
import { publishChange } from "../visits/VisitEventsRepository";
import { VisitsRepository } from "../visits/VisitsRepository";

/**
 * Stores the patient's answer sent with a take if the visit has none, or if it is newer and either differs from the
 * stored one or is a refusal.
 * @param notedBy id of the user who sent it.
 * @returns false if the patient declined to be recorded. True if there is no answer, so that no audio is lost: the
 * recorder asks for consent.
 */
export async function recordConsent(
  tx: Queryable,
  visitId: string,
  brought: Consent | undefined,
  notedBy: string,
): Promise<boolean> {
  const visits = new VisitsRepository(tx);
  const noted = await visits.consentOf(visitId);
  const isNewer = brought && (!noted || Date.parse(brought.at) > Date.parse(noted.at));
  if (isNewer && (brought.given !== noted?.given || !brought.given)) {
    await visits.replaceConsent(visitId, brought, notedBy);
    await publishChange(tx, visitId, "visit");
  }
  return (isNewer ? brought : noted)?.given !== false;
}

/** Returns the error for audio of a patient who declined. */
export const consentMissing = (): AppError =>
  new AppError(
    "consent_missing",
    "The patient did not agree to be recorded. Nothing is recorded; type or paste the transcript instead.",
  );
