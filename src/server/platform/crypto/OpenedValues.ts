/** Maximum size of the opened values in memory, in bytes. */
const maxBytes = 16 * 1024 * 1024;
/** How long the opened values of an unused key are kept, in milliseconds. */
const maxAgeMs = 10 * 60_000;

/** The opened values that one key sealed, by a digest of the id and the sealed bytes of their row. */
interface KeptValues {
  values: ReadonlyMap<string, unknown>;
  bytes: number;
  timer: NodeJS.Timeout;
}

/**
 * Keeps opened values in memory, so that the transcript of a long visit is not decrypted again for each draft, check
 * and saved note. Those of one key are kept and dropped together: with the key, after ten minutes without use, and
 * those not used for longest if all exceed 16 MB.
 */
export class OpenedValues {
  private readonly keys = new Map<string, KeptValues>();
  private bytes = 0;

  /**
   * Returns the kept values that a key sealed, by their digest. Their type is not checked: the caller knows it.
   * @param keyName see `nameOfKey`.
   */
  of<T>(keyName: string): ReadonlyMap<string, T> {
    const found = this.keys.get(keyName);
    if (!found) return new Map();
    this.keys.delete(keyName);
    this.keys.set(keyName, found); // now the newest
    found.timer.refresh();
    return found.values as ReadonlyMap<string, T>;
  }

  /** Keeps these values in place of earlier ones of the same key. @param bytes their size in memory, estimated. */
  keep(keyName: string, values: ReadonlyMap<string, unknown>, bytes: number): void {
    this.forget(keyName);
    if (bytes > maxBytes) return;
    const timer = setTimeout(() => this.forget(keyName), maxAgeMs).unref();
    this.keys.set(keyName, { values, bytes, timer });
    this.bytes += bytes;
    for (const oldest of [...this.keys.keys()]) {
      if (this.bytes <= maxBytes) return;
      this.forget(oldest);
    }
  }

  /** Drops the values of a key, given its name; all if it is null. */
  forget(keyName: string | null): void {
    for (const name of keyName === null ? [...this.keys.keys()] : [keyName]) {
      const found = this.keys.get(name);
      if (!found) continue;
      clearTimeout(found.timer);
      this.keys.delete(name);
      this.bytes -= found.bytes;
    }
  }
}
