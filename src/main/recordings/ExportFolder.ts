import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join, parse } from "node:path";
import { AppError } from "../../shared/errors";
import { createDurably } from "./durableFiles";

/** Maximum number of files with the same name in a folder. */
const maxCopies = 1_000;

/**
 * The folder that recordings are exported to. The person chooses it once for all recordings of an export; the page gets
 * a ticket and never the path. Existing files are not overwritten.
 */
export class ExportFolder {
  private chosen: { ticket: string; path: string } | null = null;

  /** @param ask asks the person for a folder and returns its absolute path; null if none was chosen. */
  constructor(private readonly ask: () => Promise<string | null>) {}

  /** Asks for a folder. @returns its ticket, which invalidates the previous one; null if no folder was chosen. */
  async choose(): Promise<{ ticket: string | null }> {
    const path = await this.ask();
    if (path === null) return { ticket: null };
    const ticket = randomUUID();
    this.chosen = { ticket, path };
    return { ticket };
  }

  /**
   * Writes a file under `name` or, if a file with that name exists, under a numbered name.
   * @throws {AppError} `forbidden` for an outdated ticket, `bad_request` if the folder is not writable or has
   * `maxCopies` files with the name, `local_storage_full`.
   */
  async save(ticket: string, name: string, bytes: Uint8Array): Promise<void> {
    if (this.chosen?.ticket !== ticket) throw new AppError("forbidden", "Choose the folder again.");
    for (let copy = 1; copy <= maxCopies; copy++) if (await saveNew(this.chosen.path, named(name, copy), bytes)) return;
    throw new AppError("bad_request", "The folder has too many recordings with this name.");
  }
}

/** "recording.ogg", "recording (2).ogg", … */
function named(name: string, copy: number): string {
  const { name: stem, ext } = parse(name);
  return copy === 1 ? name : `${stem} (${copy})${ext}`;
}

/** Creates a file and removes it if writing fails. @returns false if a file with this name already exists. */
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
