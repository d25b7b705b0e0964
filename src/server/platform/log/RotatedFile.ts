import { appendFileSync, mkdirSync, renameSync, statSync } from "node:fs";
import { dirname } from "node:path";

interface Limits {
  /** Size in bytes at which the next line begins a new file. */
  maxBytes?: number;
  /** Number of files, the current one included: `server.log`, `server.1.log` and so on, newest first. */
  files?: number;
}

/**
 * A log file, readable by its owner only, that is replaced by a new one when it is full. A line that cannot be written,
 * as on a full disk, is dropped: a log must not stop the app.
 */
export class RotatedFile {
  private readonly maxBytes: number;
  private readonly files: number;
  private size: number | null = null;

  constructor(
    private readonly path: string,
    { maxBytes = 1_000_000, files = 3 }: Limits = {},
  ) {
    this.maxBytes = maxBytes;
    this.files = files;
  }

  /** Appends a line, which includes its line break. */
  write(line: string): void {
    try {
      this.size ??= this.open();
      if (this.size >= this.maxBytes) this.rotate();
      appendFileSync(this.path, line, { mode: 0o600 });
      this.size += Buffer.byteLength(line);
    } catch {
      this.size = null;
    }
  }

  private open(): number {
    mkdirSync(dirname(this.path), { recursive: true, mode: 0o700 });
    return statSync(this.path, { throwIfNoEntry: false })?.size ?? 0;
  }

  private rotate(): void {
    for (let age = this.files - 1; age > 0; age -= 1) {
      if (statSync(this.nameOf(age - 1), { throwIfNoEntry: false })) renameSync(this.nameOf(age - 1), this.nameOf(age));
    }
    this.size = 0;
  }

  private nameOf(age: number): string {
    return age === 0 ? this.path : this.path.replace(/(\.\w+)?$/, `.${age}$1`);
  }
}
