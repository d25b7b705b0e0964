/**
 * The NOTIFY channels of sessions. `session_ended` carries the id of a session that was deleted or whose account was
 * banned.
 */
export const sessionChannels = ["session_ended"] as const;
