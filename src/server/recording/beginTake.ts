import type { z } from "zod";
import { AppError } from "../../shared/errors";
import type { createTakeSchema, Take } from "../../shared/recording/take";
import type { CurrentUser } from "../platform/http/currentUser";
import type { ServerContext } from "../platform/ServerContext";
import { requireVisit } from "../visits/requireVisit";
import { setVisitStatus } from "../visits/setVisitStatus";
import { publishChange } from "../visits/VisitEventsRepository";
import { VisitsRepository } from "../visits/VisitsRepository";
import { consentMissing, recordConsent } from "./recordConsent";
import { requireTakeRow } from "./requireTake";
import { TakesRepository, toTake } from "./TakesRepository";

/** Maximum number of takes of a visit, so that their list stays short. */
const maxTakes = 500;
const tooManyTakes = "This session has as many recordings as it can hold. Start a new session to record more.";

/**
 * Begins a take and sets the visit to `recording`. Idempotent: a repeated call returns the existing take.
 * @throws {AppError} `not_found`, `consent_missing`, `recording_elsewhere`, `unsupported_audio`, `note_signed`;
 * `conflict` if another visit has a take with this id, or this one 500 takes.
 */
export async function beginTake(
  context: ServerContext,
  user: CurrentUser,
  visitId: string,
  input: z.output<typeof createTakeSchema>,
): Promise<{ take: Take; isNew: boolean }> {
  const begun = await context.database.transaction(async (tx) => {
    const visit = await requireVisit(tx, user, visitId, { lock: true });
    const takes = new TakesRepository(tx);
    const existing = await takes.rowById(input.id);
    if (existing?.visit_id === visitId) return { take: toTake(existing), isNew: false };
    if (!input.mime.toLowerCase().startsWith("audio/ogg")) {
      throw new AppError(
        "unsupported_audio",
        "Recordings must be Ogg Opus. Import this one in the app, which converts it.",
      );
    }
    if (visit.status === "signed") {
      throw new AppError("note_signed", "This session is signed. Start a new session to record more.");
    }
    // commits, so that a refusal is stored
    if (!(await recordConsent(tx, visitId, input.consent, user.id))) return null;
    const recorderId = input.recorder_id ?? null;
    if (input.source !== "import" && (await takes.isRecordedElsewhere(visitId, recorderId))) {
      throw new AppError("recording_elsewhere", "This session is being recorded in another window.");
    }
    const { id, mime, source } = input;
    if (!(await takes.insert({ id, visit_id: visitId, mime, source, recorder_id: recorderId }))) {
      throw new AppError("conflict", "This recording belongs to another session. Start a new one.");
    }
    const take = toTake(await requireTakeRow(takes, id));
    if (take.seq >= maxTakes) throw new AppError("conflict", tooManyTakes);
    await new VisitsRepository(tx).start(visitId);
    await publishChange(tx, visitId, "take", id);
    await setVisitStatus(tx, visitId, "recording");
    return { take, isNew: true };
  });
  if (!begun) throw consentMissing();
  return begun;
}
