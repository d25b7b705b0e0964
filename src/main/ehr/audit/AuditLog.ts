import { createHash } from "node:crypto";
import { mkdir, open, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { EhrAuditEntry } from "../../../shared/ehr/ehrAudit";

/** The content of an entry without the fields of the chain. Contains no patient's name and no text of a note. */
export type AuditEvent = Omit<EhrAuditEntry, "seq" | "at" | "previous" | "hash">;

/** The `previous` hash of the first entry. */
const start = "0".repeat(64);

/**
 * The audit log of the automation, one JSON object per line. Lines are only appended, and each has the hash of the one
 * before it, so that a changed line, or one missing before the last, is detected.
 */
export class AuditLog {
  private last: Promise<{ seq: number; hash: string }> | null = null;

  constructor(private readonly path: string) {}

  /** Appends an entry; it is on disk when this resolves. */
  async add(event: AuditEvent): Promise<void> {
    const before = this.last ?? this.readLast();
    this.last = before.then(async ({ seq, hash }) => {
      const entry = { seq: seq + 1, at: new Date().toISOString(), ...event, previous: hash };
      const full: EhrAuditEntry = { ...entry, hash: hashOf(entry) };
      await this.append(`${JSON.stringify(full)}\n`);
      return full;
    });
    this.last.catch(() => (this.last = null));
    await this.last;
  }

  /**
   * Returns the newest entries, newest first, and whether the whole chain is intact. Returns no entries if a line
   * cannot be parsed.
   */
  async read(limit: number): Promise<{ entries: EhrAuditEntry[]; isIntact: boolean }> {
    const entries = parse(await this.text());
    let previous = start;
    let isIntact = true;
    for (const [at, entry] of entries.entries()) {
      if (!entry) return { entries: [], isIntact: false };
      const { hash, ...rest } = entry;
      isIntact &&= entry.seq === at + 1 && entry.previous === previous && hash === hashOf(rest);
      previous = hash;
    }
    return {
      entries: entries
        .filter((entry) => entry !== null)
        .slice(-limit)
        .toReversed(),
      isIntact,
    };
  }

  private async readLast(): Promise<{ seq: number; hash: string }> {
    const entry = parse(await this.text()).findLast((each) => each !== null);
    return { seq: entry?.seq ?? 0, hash: entry?.hash ?? start };
  }

  private async append(line: string): Promise<void> {
    await mkdir(dirname(this.path), { recursive: true, mode: 0o700 });
    const file = await open(this.path, "a", 0o600);
    try {
      await file.write(line);
      await file.datasync();
    } finally {
      await file.close();
    }
  }

  private text(): Promise<string> {
    return readFile(this.path, "utf8").catch(() => "");
  }
}

const hashOf = (entry: Omit<EhrAuditEntry, "hash">): string =>
  createHash("sha256").update(JSON.stringify(entry)).digest("hex");

/** Parses the lines; null for one that is not an entry. */
const parse = (text: string): (EhrAuditEntry | null)[] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      try {
        return JSON.parse(line) as EhrAuditEntry;
      } catch {
        return null;
      }
    });
