/** Stores finished takes: one object per take, encrypted by the caller. A folder by default, S3 if configured. */
export interface AudioStore {
  /** Writes the whole object durably; a repeat with the same key replaces it. */
  put(key: string, content: AsyncIterable<Uint8Array>): Promise<{ bytes: number }>;
  /** Returns bytes `start` to `end` (exclusive) of the object. @throws {AppError} `not_found`. */
  read(key: string, start: number, end: number): Promise<Uint8Array>;
  /** Succeeds if there is no such object. */
  delete(key: string): Promise<void>;
}
