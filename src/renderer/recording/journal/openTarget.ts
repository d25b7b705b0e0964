import { pagesPath } from "../../../shared/bridge/recordingsPath";
import { AppError, problemSchema } from "../../../shared/errors";
import { BrowserDisk } from "./BrowserDisk";
import type { Page, PageTarget } from "./JournalDisk";

/** Adds a take's next page; it is on the disk when that resolves. @throws {AppError} `local_storage_full` */
export type AppendPage = (page: Page) => Promise<void>;

/** Opens the place a take's pages go to. Works in a worker: no page of the app has to do anything for it. */
export async function openTarget(takeId: string, target: PageTarget): Promise<AppendPage> {
  if (target.kind === "desktop") return (page) => putPage(takeId, target.ticket, page);
  const disk = await BrowserDisk.open();
  return (page) => disk.append(takeId, page);
}

/** Hands a page to the desktop app's main process, which writes it. */
async function putPage(takeId: string, ticket: string, { seq, endMs, bytes }: Page): Promise<void> {
  const answer = await fetch(`${pagesPath(takeId, seq)}?end=${endMs}`, {
    method: "PUT",
    headers: { authorization: `Bearer ${ticket}`, "content-type": "application/octet-stream" },
    body: bytes,
  });
  if (!answer.ok) throw AppError.fromProblem(problemSchema.parse(await answer.json()));
}
