/** Thrown if the update feed is older than one that this app has read before: nothing is installed from it. */
export class FeedOutdated extends Error {
  readonly code = "ERR_FEED_OUTDATED";

  /**
   * @param isPersistent whether the server has sent an older feed for days: updates may be withheld, not just late on a
   * mirror.
   */
  constructor(readonly isPersistent: boolean) {
    super("The update feed was signed before one that this app has read already.");
  }
}
