/**
 * The channels of sessions in `Notifications`. `session_ended`, sent by triggers, carries the id of a session that was deleted or whose account was
 * banned.
 */
export const sessionChannels = ["session_ended"] as const;
