/** Classes of PostgreSQL's own codes: 08 connection exception, 57P operator intervention (shutdown, starting up). */
const sqlStates = /^(08...|57P0[1-5]|53300)$/;
const socketCodes = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOENT", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"]);
/** pg has no codes for these. */
const driverTexts =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after)/;

/**
 * Returns whether the database could not be reached or the connection was lost: the same call can succeed in a moment.
 */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code && sqlStates.test(code)) return true;
  if (code && socketCodes.has(code)) return syscall === "connect" || syscall === "read" || syscall === "write";
  return driverTexts.test(error.message);
}
