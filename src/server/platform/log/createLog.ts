import pino from "pino";
import type { Settings } from "../settings/settings";
import { describeError } from "./describeError";
import { readableLine } from "./readableLine";

/** Names of fields whose values are replaced by "…", up to three levels deep. */
const secrets = ["password", "access_token", "refresh_token", "authorization", "cookie", "apikey", "token", "secret"];
const redacted = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]);

/**
 * Creates the server's log. Lines have codes, request ids and user ids; never bodies, query strings, headers or input
 * that an error quotes.
 * @param write called with each line, including its line break. Default: writes to standard output.
 * @param readable whether lines are formatted for a person at a terminal instead of as JSON.
 */
export function createLog(
  { CHARTSIDE_LOG_LEVEL: level }: Pick<Settings, "CHARTSIDE_LOG_LEVEL">,
  { write = (line: string) => void process.stdout.write(line), readable = false } = {},
): pino.Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: redacted, censor: "…" },
      serializers: {
        err: (error: unknown) => describeError(error),
        error: (error: unknown) => describeError(error),
        req: () => undefined,
        res: () => undefined,
      },
    },
    { write: (line: string) => write(readable ? readableLine(line) : line) },
  );
}
