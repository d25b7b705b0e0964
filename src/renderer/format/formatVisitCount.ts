/** Returns a number of visits as screens show it: "1 session", "3 sessions". */
export const formatVisitCount = (count: number): string => `${count} ${count === 1 ? "session" : "sessions"}`;
