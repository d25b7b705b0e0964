/**
 * The channels of sessions in `Notifications`. `session_ended`, sent by triggers, carries the id of a session that was
 * deleted or whose account was banned, or of a user who was disabled or removed.
 */
export const sessionChannels = ["session_ended"] as const;
