/** Thrown if the update feed has no valid signature; nothing is installed from it. */
export class FeedNotSigned extends Error {
  readonly code = "ERR_FEED_NOT_SIGNED";

  constructor(cause?: unknown) {
    super("The update feed is not signed by the key of this app.", { cause });
  }
}
