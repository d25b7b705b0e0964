/** Maximum number of open streams per user: more than the windows and devices that a user has open. */
export const maxStreams = 10;

/** Tracks the open event streams of each user. A stream beyond the maximum ends the user's oldest stream. */
export class OpenStreams {
  private readonly byUser = new Map<string, Set<() => void>>();

  /** Adds a stream. @param end is called to end the stream. @returns a function to call once the stream has ended. */
  add(userId: string, end: () => void): () => void {
    const streams = this.byUser.get(userId) ?? new Set();
    this.byUser.set(userId, streams);
    streams.add(end);
    const [oldest] = streams;
    if (streams.size > maxStreams && oldest) {
      streams.delete(oldest);
      oldest();
    }
    return () => {
      streams.delete(end);
      if (streams.size === 0 && this.byUser.get(userId) === streams) this.byUser.delete(userId);
    };
  }
}
