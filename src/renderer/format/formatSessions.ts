/** Formats a number of sessions: "1 session", "3 sessions". Pure. */
export const formatSessions = (count: number): string => `${count} ${count === 1 ? "session" : "sessions"}`;
