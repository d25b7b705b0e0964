import { AppError } from "../../../shared/errors";

/** Fields of an error in a log line. */
interface ErrorDescription {
  name: string;
  code?: string;
  message?: string;
  constraint?: string;
  stack?: string[];
  cause?: ErrorDescription;
}

/** Maximum number of nested causes, which can be cyclic. */
const maxCauses = 4;
/**
 * Classes of PostgreSQL errors whose messages quote no values: connections, resources, operator actions, system,
 * syntax.
 */
const quotelessSqlClasses = new Set(["08", "53", "55", "57", "58", "42", "XX"]);

/**
 * Describes a thrown value for the log: name, code, constraint, stack and causes. The message is included only if it
 * cannot quote input: parsers and constraint checks do ("Unexpected token 'J', "John has…"), and input can be patient
 * data.
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
    ...(error.cause !== undefined && depth < maxCauses && { cause: describeError(error.cause, depth + 1) }),
  };
}

/** Whether the message of an error cannot quote input. */
function quotesNothing(error: Error): boolean {
  if (error instanceof AppError || error.name === "TypeError" || "syscall" in error) return true;
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  return typeof severity === "string" && typeof code === "string" && quotelessSqlClasses.has(code.slice(0, 2));
}

/** Returns up to 12 frames of a stack, without its first lines, which hold the message. */
function frames(stack: string): string[] {
  const lines = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return lines.slice(0, 12).map((line) => line.trim());
}
