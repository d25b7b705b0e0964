/** Matches PostgreSQL's codes 08 (connection exception), 57P0 (shutdown or startup), 53300 (too many connections). */
const sqlStatesPattern = /^(08...|57P0[1-5]|53300)$/;
const socketCodes = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOENT", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"]);
/** Matches messages of errors of `pg` that have no code. */
const driverTextsPattern =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after)/;

/**
 * Returns whether the database could not be reached or the connection was lost: the same call can succeed in a moment.
 */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code && sqlStatesPattern.test(code)) return true;
  if (code && socketCodes.has(code)) return syscall === "connect" || syscall === "read" || syscall === "write";
  return driverTextsPattern.test(error.message);
}
