/**
 * The comment with which the server ends a user's oldest event stream if the user has too many open. Reopening the
 * stream immediately would only end the next oldest.
 */
export const displacedStream = "displaced by a newer stream";
