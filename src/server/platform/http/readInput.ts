import type { FastifySchemaCompiler } from "fastify";
import { z } from "zod";
import { AppError, type FieldError } from "../../../shared/errors";

type Fault = z.core.$ZodRawIssue;

/** Maximum number of faults that an answer names. */
const maxErrors = 50;

const typeNames: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};
const formats: Record<string, string> = {
  uuid: "is not a valid id",
  email: "is not an email address",
  datetime: "must be a time like 2026-11-22T08:00:00Z",
  date: "must be a day like 2026-11-22",
};
const units: Record<string, string> = { string: "character", array: "item" };

/** Messages by zod's issue code, to follow the field's name; a message in the schema takes precedence. */
const faults: { [Code in Fault["code"]]?: (fault: Extract<Fault, { code: Code }>) => string } = {
  invalid_type: ({ expected }) => `must be ${typeNames[expected] ?? expected}`,
  invalid_value: ({ values }) => `must be ${values.length > 1 ? "one of: " : ""}${values.join(", ")}`,
  invalid_format: ({ format }) => formats[format] ?? "is not in the right form",
  too_small: ({ origin, minimum, inclusive }) => sizeFault(origin, minimum, inclusive ? "at least" : "more than"),
  too_big: ({ origin, maximum, inclusive }) => sizeFault(origin, maximum, inclusive ? "at most" : "less than"),
};

function sizeFault(origin: string, limit: number | bigint, bound: string): string {
  const unit = units[origin];
  return unit ? `must have ${bound} ${limit} ${unit}${limit === 1 ? "" : "s"}` : `must be ${bound} ${limit}`;
}

function describeFault(fault: Fault): string {
  if (fault.input === undefined) return "is missing";
  const describe = faults[fault.code] as ((fault: Fault) => string) | undefined;
  return describe?.(fault) ?? "cannot be used";
}

/**
 * Compiles a route's schema into a parser, which returns the parsed `value`, or an `error`: an AppError `invalid_input`
 * with messages for users. Text that PostgreSQL cannot store is refused before the schema is applied.
 */
export const readInput: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (input) => {
    const unusable = findUnusable(input);
    if (unusable) return { error: new AppError("invalid_input", toSentence(unusable), { errors: [unusable] }) };
    const { data, error } = schema.safeParse(input, { error: describeFault });
    return error ? { error: toInvalidInput(error) } : { value: data };
  };

/** Matches a text that is a day or time in the year 0. */
const yearZeroPattern = /^0000-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-][\d:]+)?)?$/;

/**
 * Returns why a text is refused; null if it is not: NUL and half of a surrogate pair cannot be stored, and a day in the
 * year 0 cannot be stored as a date.
 */
function faultOfText(text: string): string | null {
  if (text.includes("\0") || !text.isWellFormed()) return "contains characters that cannot be stored";
  return yearZeroPattern.test(text) ? "must be a time after the year 0" : null;
}

/** Returns the fault of the first text, a value or a property name, that cannot be stored; null if there is none. */
function findUnusable(input: unknown, path: readonly string[] = []): FieldError | null {
  if (typeof input === "string") {
    const message = faultOfText(input);
    return message === null ? null : { path: path.join("."), message };
  }
  if (typeof input !== "object" || input === null || ArrayBuffer.isView(input)) return null;
  for (const [name, value] of Object.entries(input)) {
    if (faultOfText(name) !== null) return { path: path.join("."), message: "has a field name that cannot be stored" };
    const found = findUnusable(value, [...path, name]);
    if (found) return found;
  }
  return null;
}

function toInvalidInput(error: z.ZodError): AppError {
  const errors: FieldError[] = error.issues
    .slice(0, maxErrors)
    .map(({ path, message }) => ({ path: path.join("."), message }));
  return new AppError("invalid_input", errors[0] ? toSentence(errors[0]) : "The request is not valid.", {
    cause: error,
    errors,
  });
}

/** Returns a message as a sentence. A message that begins in lower case follows the field's path. */
function toSentence({ path, message }: FieldError): string {
  const sentence = /^\p{Ll}/u.test(message) ? `${path || "The request"} ${message}` : message;
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
