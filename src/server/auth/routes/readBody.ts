import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import { AuthError } from "../AuthError";

function badJson(reason: string): AuthError {
  return new AuthError(400, "bad_json", `Could not parse request body as JSON: ${reason}`);
}

/**
 * Reviver for `JSON.parse` that rejects what must not be stored: PostgreSQL stores neither NUL nor half a surrogate
 * pair, and `__proto__` would pollute prototypes.
 * @throws {AuthError} `bad_json`.
 */
function refuseUnstorable(key: string, value: unknown): unknown {
  for (const text of [key, value]) {
    if (typeof text === "string" && (text.includes("\0") || !text.isWellFormed())) throw badJson("invalid character");
  }
  if (key === "__proto__") throw badJson("invalid key");
  return value;
}

/**
 * Parses a request's JSON body and checks it against `schema`. A body of `null` counts as `{}`.
 * @throws {AuthError} `bad_json` if the body is absent, not JSON or does not match.
 */
export function readBody<T extends z.ZodType>(request: FastifyRequest, schema: T): z.output<T> {
  let json: unknown;
  try {
    json = JSON.parse(typeof request.body === "string" ? request.body : "", refuseUnstorable);
  } catch (error) {
    if (error instanceof AuthError) throw error;
    throw badJson("unexpected end or character");
  }
  const result = schema.safeParse(json ?? {});
  if (result.success) return result.data;
  const where = result.error.issues[0]?.path.join(".");
  throw badJson(where ? `wrong type of field ${where}` : "not an object");
}
