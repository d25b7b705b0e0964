import { join } from "node:path";
import { describeError } from "../../server/platform/log/describeError";
import { RotatedFile } from "../../server/platform/log/RotatedFile";

type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * The log of the app's main process: JSON lines with codes, names and stack frames, in the format of the server's log.
 * It omits the messages of errors, because they can quote what an EHR or a page shows.
 */
export class AppLog {
  private readonly file: RotatedFile;

  /** @param folder for `main.log`; the embedded server writes `server.log` beside it. */
  constructor(readonly folder: string) {
    this.file = new RotatedFile(join(folder, "main.log"));
  }

  /** Path of the embedded server's log. */
  get serverFile(): string {
    return join(this.folder, "server.log");
  }

  info(msg: string, fields: Fields = {}): void {
    this.write("info", msg, fields);
  }

  /** @param error its name, code, stack frames and causes are written, not its message. */
  error(msg: string, fields: Fields, error?: unknown): void {
    this.write("error", msg, { ...fields, ...(error !== undefined && { err: withoutMessages(describeError(error)) }) });
  }

  private write(level: "info" | "error", msg: string, fields: object): void {
    const line = `${JSON.stringify({ level, time: new Date().toISOString(), ...fields, msg })}\n`;
    process.stderr.write(line);
    this.file.write(line);
  }
}

type Description = ReturnType<typeof describeError>;

function withoutMessages({ name, code, stack, cause }: Description): Description {
  return { name, ...(code && { code }), ...(stack && { stack }), ...(cause && { cause: withoutMessages(cause) }) };
}
