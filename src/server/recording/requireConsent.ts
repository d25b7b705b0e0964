import { AppError } from "../../shared/errors";
import type { Consent } from "../../shared/visits/visit";
import type { Queryable } from "../platform/database/Database";
import { VisitsRepository } from "../visits/VisitsRepository";

/**
 * Rejects audio if the patient declined. Audio without a recorded answer is accepted, so that none is lost: asking for
 * consent is up to the recorder.
 * @param brought the answer sent with the take; stored if the visit has no answer, or an earlier one that differs. The
 * newer answer counts.
 * @param notedBy id of the user who sent it.
 * @throws {AppError} `consent_missing` if the patient declined.
 */
export async function requireConsent(
  tx: Queryable,
  visitId: string,
  brought: Consent | undefined,
  notedBy: string,
): Promise<void> {
  const visits = new VisitsRepository(tx);
  const noted = await visits.consentOf(visitId);
  const isNewer = brought && (!noted || Date.parse(brought.at) > Date.parse(noted.at));
  const isReplaced = isNewer && brought.given !== noted?.given;
  if (isReplaced) await visits.replaceConsent(visitId, brought, notedBy);
  const consent = isNewer ? brought : noted;
  if (consent?.given !== false) return;
  throw new AppError(
    "consent_missing",
    "The patient did not agree to be recorded. Nothing is recorded; type or paste the transcript instead.",
  );
}
