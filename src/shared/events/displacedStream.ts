/**
 * The comment with which the server ends the oldest stream of a person who opened too many. Reopening it at once would only
 * displace the next.
 */
export const displacedStream = "displaced by a newer stream";
