/** The NOTIFY channel of sign-ins: the id of a session that ended, by sign-out, a new password or a ban. */
export const sessionChannels = ["session_ended"] as const;
