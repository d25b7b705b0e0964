import { homedir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { version } from "../../../../package.json";

/** A setting that cannot be used: the name, what is wrong and an example, in one sentence. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

function platformDataDir(env: NodeJS.ProcessEnv): string {
  if (process.platform === "win32")
    return join(env["LOCALAPPDATA"] ?? join(homedir(), "AppData", "Local"), "Chartside");
  if (process.platform === "darwin") return join(homedir(), "Library", "Application Support", "Chartside");
  return join(env["XDG_DATA_HOME"] ?? join(homedir(), ".local", "share"), "chartside");
}

const onOff = z.enum(["on", "off"]).transform((text) => text === "on");
const key32 = z
  .string()
  .transform((text) => Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? "hex" : "base64"))
  .refine((key) => key.length === 32);

/** Each variable: how it is read, and an example for the sentence that refuses a wrong one. */
const variables = {
  PORT: [z.coerce.number().int().min(0).max(65_535).default(4600), "4600"],
  HOST: [z.string().min(1).default("127.0.0.1"), "127.0.0.1"],
  CHARTSIDE_DATA_DIR: [z.string().min(1).optional(), "/var/lib/chartside"],
  DATABASE_URL: [
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    "postgres://user:password@db.example.org/chartside",
  ],
  CHARTSIDE_MASTER_KEY: [key32.optional(), "the output of: openssl rand -base64 32"],
  CHARTSIDE_PUBLIC_URL: [z.url({ protocol: /^https?$/ }).optional(), "https://scribe.example.org"],
  CHARTSIDE_COMPANY: [z.string().min(1).max(100).default("Chartside"), "Lakeside Family Practice"],
  CHARTSIDE_SIGNUP: [z.enum(["open", "invite", "closed"]).default("open"), "open"],
  CHARTSIDE_AUTH_AUTOCONFIRM: [onOff.default(true), "on"],
  CHARTSIDE_AUTH_PASSWORD_MIN: [z.coerce.number().int().min(6).max(64).default(8), "8"],
  CHARTSIDE_AUTH_PASSWORD_CLASSES: [onOff.default(true), "on"],
  CHARTSIDE_AUTH_RATE_LIMITS: [onOff.default(true), "on"],
  CHARTSIDE_SPEECH: [z.enum(["openai", "command", "none"]).optional(), "command"],
  CHARTSIDE_SPEECH_BASE_URL: [z.url({ protocol: /^https?$/ }).optional(), "http://localhost:8000/v1"],
  CHARTSIDE_SPEECH_API_KEY: [z.string().min(1).optional(), "sk-…"],
  CHARTSIDE_SPEECH_MODEL: [z.string().min(1).optional(), "whisper-1"],
  CHARTSIDE_SPEECH_COMMAND: [z.string().min(1).optional(), "whisper-cli -m model.bin -f {wav} -nt"],
  CHARTSIDE_SPEECH_FETCH: [onOff.default(true), "off"],
  CHARTSIDE_SPEECH_TIMEOUT_S: [z.coerce.number().positive().max(3_600).default(60), "60"],
  CHARTSIDE_SPEECH_PARALLEL: [z.coerce.number().int().min(1).max(64).default(2), "2"],
  CHARTSIDE_LOG_LEVEL: [z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"), "info"],
} as const;

type Parsed = { [Name in keyof typeof variables]: z.output<(typeof variables)[Name][0]> };

/** Everything the server can be told, parsed once from the environment. Empty variables count as absent. */
export interface Settings extends Parsed {
  version: string;
  dataDir: string;
}

/** @throws {SettingsError} naming the variable, the fault and an example; the value itself is not repeated (it may be a secret). */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const parsed: Record<string, unknown> = {};
  for (const [name, [schema, example]] of Object.entries(variables)) {
    const result = (schema as z.ZodType).safeParse(env[name] || undefined);
    if (!result.success) {
      const fault = result.error.issues[0]?.message ?? "cannot be used";
      throw new SettingsError(`${name}: ${fault}. Example: ${name}=${example}`);
    }
    parsed[name] = result.data;
  }
  const settings = parsed as Parsed;
  return { ...settings, version, dataDir: settings.CHARTSIDE_DATA_DIR ?? platformDataDir(env) };
}
