import type { z } from "zod";
import { AppError } from "../../shared/errors";
import type { createTakeSchema, finishTakeSchema, Take } from "../../shared/recording/take";
import { finishableAfterMs } from "../../shared/recording/takeState";
import type { Queryable } from "../platform/database/database";
import { publishChange, wakeWorkers } from "../platform/events/visitEvents";
import type { CurrentUser } from "../platform/http/currentUser";
import type { Platform } from "../services";
import { requireVisit, setVisitStatus } from "../visits/visitAccess";
import { spokenMs } from "./receivePart";
import { readParts } from "./takeAudio";
import { type TakeRow, TakesRepository, toTake } from "./takesRepository";
import { VisitRecording } from "./visitRecording";

/** @throws {AppError} `not_found`: another user's take is as absent as one that never was. */
export async function requireTake(
  { database, vault }: Pick<Platform, "database" | "vault">,
  user: CurrentUser,
  visitId: string,
  takeId: string,
): Promise<TakeRow> {
  const take = await new TakesRepository(database, vault).owned(user.id, visitId, takeId);
  if (!take) throw new AppError("not_found", "This recording was not found. It may have been deleted.");
  return take;
}

/**
 * Begins a take; the same call again answers with the take it began.
 * @throws {AppError} `consent_missing`, `recording_elsewhere`, `unsupported_audio`, `note_signed`, `conflict`.
 */
export async function beginTake(
  platform: Platform,
  user: CurrentUser,
  visitId: string,
  input: z.output<typeof createTakeSchema>,
): Promise<{ take: Take; isNew: boolean }> {
  return platform.database.transaction(async (tx) => {
    const visit = await requireVisit(tx, user, visitId, { lock: true });
    const takes = new TakesRepository(tx, platform.vault);
    const existing = await takes.rowById(input.id);
    if (existing?.visit_id === visitId) return { take: toTake(existing), isNew: false };
    if (!input.mime.toLowerCase().startsWith("audio/ogg")) {
      throw new AppError(
        "unsupported_audio",
        "Recordings are taken as Ogg Opus. Import this one in the app, which converts it.",
      );
    }
    if (visit.status === "signed") {
      throw new AppError("note_signed", "This session is signed. Start a new session to record more.");
    }
    const recording = new VisitRecording(tx, visitId);
    await recording.requireConsent(input.consent, user.id);
    const recorderId = input.recorder_id ?? null;
    if (input.source !== "import" && (await takes.isRecordedElsewhere(visitId, recorderId))) {
      throw new AppError("recording_elsewhere", "This session is being recorded in another window.");
    }
    const { id, mime, source } = input;
    if (!(await takes.insert({ id, visit_id: visitId, mime, source, recorder_id: recorderId }))) {
      throw new AppError("conflict", "This recording belongs to another session. Start a new one.");
    }
    await recording.begin();
    await publishChange(tx, visitId, "take", id);
    await setVisitStatus(tx, visitId, "recording");
    return { take: toTake(await reload(takes, id)), isNew: true };
  });
}

/**
 * Ends a take: every part is here, so the visit goes on to its transcript. The same call again answers the same.
 * @throws {AppError} `parts_missing` with the numbers; `take_finished` where it ended with another number of parts.
 */
export async function finishTake(
  platform: Platform,
  take: TakeRow,
  input: z.output<typeof finishTakeSchema>,
): Promise<Take> {
  const countedMs = (await measure(platform, take.id, input.parts)) ?? input.duration_ms;
  return platform.database.transaction(async (tx) => {
    await wakeWorkers(tx, take.visit_id); // first, as workers do; it also waits for a part that is being kept
    const takes = new TakesRepository(tx, platform.vault);
    const row = await reload(takes, take.id);
    if (row.state === "finished") return finishedAlready(row, input.parts);
    const { missing } = await takes.partsState(row, input.parts);
    if (missing.length > 0) {
      const detail = "Some of this recording has not arrived yet. It is safe on the computer that recorded it.";
      throw new AppError("parts_missing", detail, { missing });
    }
    if (row.highest_part >= input.parts) {
      throw new AppError(
        "part_conflict",
        "More of this recording has arrived than it should have. Nothing was changed.",
      );
    }
    return end(tx, takes, row, { parts: input.parts, durationMs: input.parts === 0 ? 0 : countedMs });
  });
}

/**
 * Ends a take whose recorder is lost, with what came of it without a gap. A take that ended already answers as it is.
 * @throws {AppError} `conflict` while its parts may still be coming.
 */
export async function finishWithoutRest(platform: Platform, take: TakeRow): Promise<Take> {
  const durationMs = (await measure(platform, take.id, take.next_part)) ?? 0;
  return platform.database.transaction(async (tx) => {
    await wakeWorkers(tx, take.visit_id);
    const takes = new TakesRepository(tx, platform.vault);
    const row = await reload(takes, take.id);
    if (row.state === "finished") return toTake(row);
    if (row.idle_ms < finishableAfterMs || row.next_part !== take.next_part) {
      throw new AppError("conflict", "This recording is still coming in. Stop it on the computer that records it.");
    }
    return end(tx, takes, row, { parts: row.next_part, durationMs });
  });
}

/** The take is whole: its visit goes on to the transcript, unless more of it is being recorded or it is signed. */
async function end(
  tx: Queryable,
  takes: TakesRepository,
  row: TakeRow,
  { parts, durationMs }: { parts: number; durationMs: number },
): Promise<Take> {
  await takes.finish(row.id, parts, durationMs);
  const recording = new VisitRecording(tx, row.visit_id);
  await recording.countDuration();
  await publishChange(tx, row.visit_id, "take", row.id);
  await publishChange(tx, row.visit_id, "visit");
  const staysAsItIs = (await recording.isSigned()) || (await takes.hasLaterOpenTake(row));
  if (!staysAsItIs) await setVisitStatus(tx, row.visit_id, "transcribing");
  return toTake(await reload(takes, row.id));
}

function finishedAlready(row: TakeRow, parts: number): Take {
  if (row.parts === parts) return toTake(row);
  throw new AppError("take_finished", "This recording was stopped already, with another length. Nothing was changed.");
}

/** The take's length by its own clock, in milliseconds; null where its ends are not here. */
async function measure(platform: Platform, takeId: string, parts: number): Promise<number | null> {
  if (parts === 0) return 0;
  const [first] = await readParts(platform, takeId, 0, 1);
  const [last] = await readParts(platform, takeId, parts - 1, 1);
  return first && last ? spokenMs(first.bytes, last.bytes) : null;
}

async function reload(takes: TakesRepository, id: string): Promise<TakeRow> {
  const row = await takes.rowById(id);
  if (!row) throw new AppError("not_found", "This recording was not found. It may have been deleted.");
  return row;
}
