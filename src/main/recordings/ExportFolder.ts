import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join, parse } from "node:path";
import { AppError } from "../../shared/errors";
import { createDurably } from "./durableFiles";

/** Maximum number of files with the same name in a folder. */
const maxCopies = 1_000;

/**
 * The folder that several recordings are exported to. It is chosen once; the page gets a ticket and never the path, and
 * existing files are not overwritten.
 */
export class ExportFolder {
  private chosen: { ticket: string; path: string } | null = null;

  /** @param ask asks for a folder; null if none was chosen. */
  constructor(private readonly ask: () => Promise<string | null>) {}

  /** @returns a ticket for the folder, which replaces the previous one; null if none was chosen. */
  async choose(): Promise<{ ticket: string | null }> {
    const path = await this.ask();
    if (path === null) return { ticket: null };
    const ticket = randomUUID();
    this.chosen = { ticket, path };
    return { ticket };
  }

  /** Writes a file under a free name. @throws {AppError} `forbidden`, `bad_request`, `local_storage_full`. */
  async save(ticket: string, name: string, bytes: Uint8Array): Promise<void> {
    if (this.chosen?.ticket !== ticket) throw new AppError("forbidden", "This folder was not chosen for this.");
    for (let copy = 1; copy <= maxCopies; copy++) if (await saveNew(this.chosen.path, named(name, copy), bytes)) return;
    throw new AppError("bad_request", "The folder has too many recordings with this name.");
  }
}

/** "recording.ogg", "recording (2).ogg", … */
function named(name: string, copy: number): string {
  const { name: stem, ext } = parse(name);
  return copy === 1 ? name : `${stem} (${copy})${ext}`;
}

/** @returns false if a file with this name exists. An incomplete file is removed. */
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
