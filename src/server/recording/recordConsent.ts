import { AppError } from "../../shared/errors";
import type { Consent } from "../../shared/visits/visit";
import type { Queryable } from "../platform/database/Database";
import { publishChange } from "../visits/VisitEventsRepository";
import { VisitsRepository } from "../visits/VisitsRepository";

/**
 * Stores the patient's answer sent with a take if the visit has none, or if it is newer and either differs from the
 * stored one or is a refusal.
 * @param sent the answer sent with the take; absent if it was not asked for yet.
 * @param notedBy id of the user who sent it.
 * @returns false if the patient declined to be recorded. True if there is no answer, so that no audio is lost: the
 * recorder asks for consent.
 */
export async function recordConsent(
  tx: Queryable,
  visitId: string,
  sent: Consent | undefined,
  notedBy: string,
): Promise<boolean> {
  const visits = new VisitsRepository(tx);
  const stored = await visits.consentOf(visitId);
  const isNewer = sent && (!stored || Date.parse(sent.at) > Date.parse(stored.at));
  if (isNewer && (sent.given !== stored?.given || !sent.given)) {
    await visits.replaceConsent(visitId, sent, notedBy);
    await publishChange(tx, visitId, "visit");
  }
  return (isNewer ? sent : stored)?.given !== false;
}

/** Returns the error for audio of a patient who declined. */
export const consentMissing = (): AppError =>
  new AppError(
    "consent_missing",
    "The patient did not agree to be recorded. Nothing is recorded; type or paste the transcript instead.",
  );
