import type { z } from "zod";
import { AppError } from "../../shared/errors";
import type { finishTakeSchema, Take } from "../../shared/recording/take";
import { finishableAfterMs } from "../../shared/recording/takeState";
import type { Queryable } from "../platform/database/Database";
import type { ServerContext } from "../platform/ServerContext";
import { setVisitStatus } from "../visits/setVisitStatus";
import { publishChange } from "../visits/VisitEventsRepository";
import { VisitsRepository } from "../visits/VisitsRepository";
import { wakeWorkers } from "../visits/VisitWorkRepository";
import { audioMs, storedMs } from "./receivePart";
import { requireTakeRow } from "./requireTake";
import { readParts } from "./TakeReader";
import { type TakeRow, TakesRepository, toTake } from "./TakesRepository";

/**
 * Ends a take of which every part has arrived; see `end` for what follows. Idempotent.
 * @throws {AppError} `parts_missing` with the missing numbers; `take_finished` if it ended with another number of
 * parts; `part_conflict` if parts beyond `input.parts` have arrived; `not_found` if it was deleted.
 */
export async function finishTake(
  context: ServerContext,
  take: TakeRow,
  input: z.output<typeof finishTakeSchema>,
): Promise<Take> {
  const countedMs = (await measure(context, take.id, input.parts)) ?? input.duration_ms;
  return context.database.transaction(async (tx) => {
    // first, because workers lock in this order; also waits for a part that is being stored
    await wakeWorkers(tx, take.visit_id);
    const takes = new TakesRepository(tx);
    const row = await requireTakeRow(takes, take.id);
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
 * Ends a take whose recorder is lost, with the parts before the first gap. Returns an ended take unchanged.
 * @throws {AppError} `conflict` if a part arrived within `finishableAfterMs` or during this call; `not_found`.
 */
export async function finishIncomplete(context: ServerContext, take: TakeRow): Promise<Take> {
  const durationMs = (await measure(context, take.id, take.next_part)) ?? 0;
  return context.database.transaction(async (tx) => {
    await wakeWorkers(tx, take.visit_id);
    const takes = new TakesRepository(tx);
    const row = await requireTakeRow(takes, take.id);
    if (row.state === "finished") return toTake(row);
    if (row.idle_ms < finishableAfterMs || row.next_part !== take.next_part) {
      throw new AppError("conflict", "This recording is still coming in. Stop it on the computer that records it.");
    }
    return end(tx, takes, row, { parts: row.next_part, durationMs });
  });
}

/**
 * Ends a take after its first `parts` parts. Its visit is transcribed next, unless it is signed or has a later open
 * take.
 */
async function end(
  tx: Queryable,
  takes: TakesRepository,
  row: TakeRow,
  { parts, durationMs }: { parts: number; durationMs: number },
): Promise<Take> {
  await takes.finish(row.id, parts, storedMs(durationMs, row.packet_samples));
  const visits = new VisitsRepository(tx);
  await visits.countDuration(row.visit_id);
  await publishChange(tx, row.visit_id, "take", row.id);
  await publishChange(tx, row.visit_id, "visit");
  const staysAsItIs = (await visits.statusOf(row.visit_id)) === "signed" || (await takes.hasLaterOpenTake(row));
  if (!staysAsItIs) await setVisitStatus(tx, row.visit_id, "transcribing");
  return toTake(await requireTakeRow(takes, row.id));
}

function finishedAlready(row: TakeRow, parts: number): Take {
  if (row.parts === parts) return toTake(row);
  throw new AppError(
    "take_finished",
    "This recording has already been stopped, with a different length. Nothing was changed.",
  );
}

/**
 * Returns the take's length by the timestamps in its audio, in milliseconds; null if its first or last part or their
 * timestamps are missing.
 */
async function measure(context: ServerContext, takeId: string, parts: number): Promise<number | null> {
  if (parts === 0) return 0;
  const [first] = await readParts(context, takeId, 0, 1);
  const [last] = await readParts(context, takeId, parts - 1, 1);
  return first && last ? audioMs(first.bytes, last.bytes) : null;
}
