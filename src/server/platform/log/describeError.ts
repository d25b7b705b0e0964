import { AppError } from "../../../shared/errors";

/** What a log line tells of an error. */
export interface ErrorDescription {
  name: string;
  code?: string;
  message?: string;
  constraint?: string;
  stack?: string[];
  cause?: ErrorDescription;
}

const longestChain = 4;
/** Classes of PostgreSQL errors whose texts quote no values: connections, resources, operator actions, system, syntax. */
const quietSqlClasses = new Set(["08", "53", "55", "57", "58", "42", "XX"]);

/**
 * An error for the log: class, code, place. Its text only where it cannot quote what was sent: parsers and constraint
 * checks repeat the input ("Unexpected token 'J', "John has…"), which may be a patient's.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code, constraint } = error as Error & { code?: unknown; constraint?: unknown };
  return {
    name: error.name,
    ...(typeof code === "string" && { code }),
    ...(typeof constraint === "string" && { constraint }),
    ...(quotesNothing(error) && { message: error.message }),
    ...(error.stack && { stack: frames(error.stack) }),
    ...(error.cause !== undefined && depth < longestChain && { cause: describeError(error.cause, depth + 1) }),
  };
}

function quotesNothing(error: Error): boolean {
  if (error instanceof AppError || error.name === "TypeError" || "syscall" in error) return true;
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  return typeof severity === "string" && typeof code === "string" && quietSqlClasses.has(code.slice(0, 2));
}

/** The places of a stack, without its first lines, which hold the text. */
function frames(stack: string): string[] {
  const places = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return places.slice(0, 12).map((line) => line.trim());
}
