import { AppError } from "../../shared/errors";
import type { Consent } from "../../shared/visits/visit";
import type { Queryable } from "../platform/database/Database";
import { VisitsRepository } from "../visits/VisitsRepository";

/**
 * Rejects audio if the patient declined. The recorder asks for consent; audio without a recorded answer is kept rather than
 * lost.
 * @param brought the answer sent with the take; a later refusal wins.
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
  if (noted?.given) return;
  const isNewer = brought && (!noted || Date.parse(brought.at) > Date.parse(noted.at));
  if (isNewer) await visits.replaceConsent(visitId, brought, notedBy);
  const consent = isNewer ? brought : noted;
  if (consent?.given !== false) return;
  throw new AppError(
    "consent_missing",
    "The patient did not agree to be recorded. Nothing is recorded; type or paste the transcript instead.",
  );
}
