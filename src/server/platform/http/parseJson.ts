import type { FastifyInstance } from "fastify";
import { AppError } from "../../../shared/errors";

/** Maximum nesting of a JSON body. */
const maxDepth = 32;
/** Maximum number of the values of a JSON body. The largest notes have about 5,000. */
const maxValues = 20_000;

/**
 * Registers the parser for JSON bodies. A deeply nested or very long body is refused (`too_large`) before it is parsed,
 * because each later step (schema, error list, encryption) visits every value.
 */
export function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (isTooComplex(body)) done(new AppError("too_large", "The request has too many values or is nested too deeply."));
    else void parse(request, body, done);
  });
}

/** Whether a JSON text exceeds `maxDepth` or `maxValues`. Strings are skipped; the text need not be valid JSON. */
function isTooComplex(json: string): boolean {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (character === '"') at = endOfString(json, at);
    else if (character === ",") values += 1;
    else if (character === "]" || character === "}") depth -= 1;
    else if (character === "[" || character === "{") [depth, values] = [depth + 1, values + 1];
    if (depth > maxDepth || values > maxValues) return true;
  }
  return false;
}

/** Returns the position of the quote that ends the string beginning at `start`; the text's length if there is none. */
function endOfString(json: string, start: number): number {
  for (let at = json.indexOf('"', start + 1); at >= 0; at = json.indexOf('"', at + 1)) {
    let first = at;
    while (json[first - 1] === "\\") first -= 1;
    if ((at - first) % 2 === 0) return at;
  }
  return json.length;
}
