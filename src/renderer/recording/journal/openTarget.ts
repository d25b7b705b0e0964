import { partPath } from "../../../shared/bridge/partPath";
import { AppError, problemSchema } from "../../../shared/errors";
import type { Part } from "../../../shared/recording/part";
import { BrowserDisk } from "./BrowserDisk";
import type { PartTarget } from "./JournalDisk";

/** Adds the next part of a take. Resolves when it is on the disk. @throws {AppError} `local_storage_full` */
type AppendPart = (part: Part) => Promise<void>;

/** Returns a function that adds parts to a take at its destination. Can be called in a worker. */
export async function openTarget(takeId: string, target: PartTarget): Promise<AppendPart> {
  if (target.kind === "desktop") return (part) => putPart(takeId, target.ticket, part);
  const disk = await BrowserDisk.open();
  return (part) => disk.append(takeId, part);
}

/**
 * Sends a part to the desktop app's main process. Resolves when the main process has written it.
 * @throws {AppError} of the failed call to the desktop app.
 */
async function putPart(takeId: string, ticket: string, { seq, endMs, bytes }: Part): Promise<void> {
  const answer = await fetch(`${partPath(takeId, seq)}?end=${endMs}`, {
    method: "PUT",
    headers: { authorization: `Bearer ${ticket}`, "content-type": "application/octet-stream" },
    body: bytes,
  });
  if (!answer.ok) throw AppError.fromProblem(problemSchema.parse(await answer.json()));
}
