/** Thrown if the update feed is older than one that this app has read before: updates may be withheld. */
export class FeedOutdated extends Error {
  readonly code = "ERR_FEED_OUTDATED";

  constructor() {
    super("The update feed was signed before one that this app has read already.");
  }
}
