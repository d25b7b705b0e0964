/** Maximum number of streams of one person: more than the windows and devices that anyone looks at. */
export const maxStreams = 10;

/** The open event streams of each person. Opening one too many ends their oldest. */
export class OpenStreams {
  private readonly byUser = new Map<string, Set<() => void>>();

  /** @param end ends the stream. @returns a function to call when it has ended. */
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
