/** Where finished takes rest: one object a take, already encrypted by the caller. Folder by default, S3 by setting. */
export interface AudioStore {
  /** Writes the whole object durably; a repeat with the same key replaces it. */
  put(key: string, content: AsyncIterable<Uint8Array>): Promise<{ bytes: number }>;
  /** Bytes `start` to `end` (exclusive) of the object. @throws AppError `not_found`. */
  read(key: string, start: number, end: number): Promise<Uint8Array>;
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>;
}
