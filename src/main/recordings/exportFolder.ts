import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join, parse } from "node:path";
import { AppError } from "../../shared/errors";
import { createDurably } from "./durably";

/** Most files of one name in a folder. */
const mostAlike = 1_000;

/**
 * The folder that several recordings are exported into. The person names it once; the page gets a ticket for it and never its
 * path, and nothing that is there is written over.
 */
export class ExportFolder {
  private chosen: { ticket: string; path: string } | null = null;

  /** @param ask the person for a folder; null where they chose none. */
  constructor(private readonly ask: () => Promise<string | null>) {}

  /** @returns a ticket for the folder, which ends the one before; null where the person chose none. */
  async choose(): Promise<{ ticket: string | null }> {
    const path = await this.ask();
    if (path === null) return { ticket: null };
    const ticket = randomUUID();
    this.chosen = { ticket, path };
    return { ticket };
  }

  /** Puts a file there, beside those of its name. @throws {AppError} `forbidden`, `bad_request`, `local_storage_full`. */
  async save(ticket: string, name: string, bytes: Uint8Array): Promise<void> {
    if (this.chosen?.ticket !== ticket) throw new AppError("forbidden", "This folder was not chosen for this.");
    for (let copy = 1; copy <= mostAlike; copy++) if (await saveNew(this.chosen.path, named(name, copy), bytes)) return;
    throw new AppError("bad_request", "The folder holds too many recordings of this name.");
  }
}

/** "recording.ogg", "recording (2).ogg", … */
function named(name: string, copy: number): string {
  const { name: stem, ext } = parse(name);
  return copy === 1 ? name : `${stem} (${copy})${ext}`;
}

/** @returns false where a file of that name is there. What could not be written whole is taken away again. */
async function saveNew(folder: string, name: string, bytes: Uint8Array): Promise<boolean> {
  const path = join(folder, name);
  try {
    await createDurably(path, Buffer.from(bytes), folder);
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "EEXIST") return false;
    await rm(path, { force: true }).catch(() => undefined);
    if (cause instanceof AppError) throw cause;
    throw new AppError("bad_request", "This folder cannot be written to.", { cause });
  }
}
