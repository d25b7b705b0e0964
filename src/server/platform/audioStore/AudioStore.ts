/** Stores finished takes: one object per take, encrypted by the caller. */
export interface AudioStore {
  /** Writes a whole object durably; replaces an object with the same key. @returns its size. */
  put(key: string, content: AsyncIterable<Uint8Array>): Promise<{ bytes: number }>;
  /** Returns bytes `start` to `end` (exclusive) of an object; fewer if it is shorter. @throws {AppError} `not_found` */
  read(key: string, start: number, end: number): Promise<Uint8Array>;
  /** Deletes an object; succeeds if there is no such object. */
  delete(key: string): Promise<void>;
}
