import { isIP } from "node:net";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { z } from "zod";
import { isLoopbackHost } from "../../../shared/isLoopbackHost";
import { builtInTemplates } from "../../../shared/templates/builtInTemplates";
import { timeZoneSchema } from "../../../shared/visits/timeZoneSchema";
import { version } from "../../../../package.json";
import { StartError } from "../StartError";

/** Thrown for an invalid setting. The message names the setting and the fault, and gives an example. */
export class SettingsError extends StartError {
  override readonly name = "SettingsError";
}

/** Returns the system's usual data folder for this user. */
function platformDataDir(env: NodeJS.ProcessEnv): string {
  if (process.platform === "win32")
    return join(env["LOCALAPPDATA"] ?? join(homedir(), "AppData", "Local"), "Chartside");
  if (process.platform === "darwin") return join(homedir(), "Library", "Application Support", "Chartside");
  return join(env["XDG_DATA_HOME"] ?? join(homedir(), ".local", "share"), "chartside");
}

/** A whole number from `min` to `max`, in digits only, because `Number(" ")` is 0 and `Number("1e3")` is 1000. */
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, "not a whole number")
    .transform(Number)
    .refine((value) => value >= min && value <= max, `not between ${min} and ${max}`);
const seconds = z
  .string()
  .regex(/^\d{1,4}(\.\d{1,3})?$/, "not a number of seconds")
  .transform(Number)
  .refine((value) => value > 0 && value <= 3_600, "not between 0 and 3600");
const sha256 = z.string().regex(/^[\da-fA-F]{64}$/, "not a SHA-256 of 64 hexadecimal digits");
const fileBytes = z
  .string()
  .regex(/^[1-9]\d{0,12}$/, "not a number of bytes")
  .transform(Number);
/** An http or https address; scheme and host in lower case, because checks compare them. */
const httpUrl = z
  .url({ protocol: /^https?$/, error: "not an http or https address" })
  .transform((text) => (text.endsWith("/") ? new URL(text).href : new URL(text).href.replace(/\/$/, "")));
/**
 * A secret or id with the prefix that the service gives to its kind. Detects a value in the wrong variable.
 */
const startingWith = (...beginnings: string[]) =>
  z.string().refine((text) => beginnings.some((each) => text.startsWith(each)), `does not begin with ${beginnings[0]}`);
const contactAddress = z.string().regex(/^(mailto:[^\s@]+@\S+|https?:\/\/\S+)$/, "not a mailto: or https address");
/** URLs separated by commas or spaces, parsed to their origins. */
const origins = z
  .string()
  .default("")
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .refine((list) => list.every((each) => httpUrl.safeParse(each).success), "not a list of http or https addresses")
  .transform((list) => list.map((each) => new URL(each).origin));
/** Names of environment variables, separated by commas or spaces. */
const variableNames = z
  .string()
  .default("")
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .refine((list) => list.every((name) => /^\w+$/.test(name)), "not a list of names of environment variables");
/** Proxies, separated by commas or spaces: IP addresses, ranges such as 10.0.0.0/8, or `loopback`. */
const proxies = z
  .string()
  .default("")
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .refine((list) => list.every(isProxy), "not a list of IP addresses and ranges, or loopback");
function isProxy(text: string): boolean {
  const [address = "", bits = "0", ...more] = text.split("/");
  const family = isIP(address);
  return (
    text === "loopback" ||
    (family > 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && +bits <= (family === 4 ? 32 : 128))
  );
}

/** US dollars per million tokens. */
const price = z
  .string()
  .regex(/^\d{1,5}(?:\.\d{1,6})?$/, "not a number of US dollars such as 0.15")
  .transform(Number);

const onOff = z.enum(["on", "off"]).transform((text) => text === "on");
/** Whether an address leads to this computer. */
const isLoopback = (url: string): boolean => isLoopbackHost(new URL(url).hostname);
/** Whether an address is http and leads to another computer. */
export const isUnencrypted = (url: string | undefined): boolean =>
  url !== undefined && new URL(url).protocol === "http:" && !isLoopback(url);
const key32 = z
  .string()
  .transform((text) => Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? "hex" : "base64"))
  .refine((key) => key.length === 32, "not 32 bytes as base64 or hex");

/** The schema of each variable, and an example for the error message. */
const variables = {
  PORT: [wholeNumber(0, 65_535).default(4600), "4600"],
  HOST: [z.string().min(1).default("127.0.0.1"), "127.0.0.1"],
  CHARTSIDE_DATA_DIR: [z.string().min(1).optional(), "/var/lib/chartside"],
  DATABASE_URL: [
    z.url({ protocol: /^postgres(ql)?$/, error: "not a postgres:// address" }).optional(),
    "postgres://user:password@db.example.org/chartside",
  ],
  DATABASE_OWNER_URL: [
    z.url({ protocol: /^postgres(ql)?$/, error: "not a postgres:// address" }).optional(),
    "postgres://owner:password@db.example.org/chartside",
  ],
  CHARTSIDE_MASTER_KEY: [key32.optional(), "the output of: openssl rand -base64 32"],
  CHARTSIDE_NEW_MASTER_KEY: [key32.optional(), "the output of: openssl rand -base64 32"],
  CHARTSIDE_PUBLIC_URL: [httpUrl.optional(), "https://scribe.example.org"],
  CHARTSIDE_TRUSTED_PROXIES: [proxies, "loopback,10.0.0.5"],
  CHARTSIDE_COMPANY: [z.string().min(1).max(100).default("Chartside"), "Lakeside Family Practice"],
  CHARTSIDE_ALLOW_HTTP: [onOff.default(false), "on"],
  SUPABASE_URL: [httpUrl.optional(), "https://abcdefgh.supabase.co"],
  SUPABASE_PUBLISHABLE_KEY: [z.string().min(1).optional(), "sb_publishable_…"],
  SUPABASE_JWT_SECRET: [z.string().min(32, "shorter than 32 characters").optional(), "the project's legacy JWT secret"],
  CHARTSIDE_SIGNUP: [z.enum(["open", "invite", "closed"]).default("open"), "open"],
  CHARTSIDE_AUTH_AUTOCONFIRM: [onOff.default(true), "on"],
  CHARTSIDE_AUTH_PASSWORD_MIN: [wholeNumber(6, 64).default(8), "8"],
  CHARTSIDE_AUTH_PASSWORD_CLASSES: [onOff.default(true), "on"],
  CHARTSIDE_AUTH_RATE_LIMITS: [onOff.default(true), "on"],
  CHARTSIDE_AUTH_MAIL_INTERVAL_S: [wholeNumber(0, 3_600).default(60), "60"],
  CHARTSIDE_AUTH_REDIRECT_URLS: [origins, "https://app.example.org,https://scribe.example.org"],
  CHARTSIDE_AUTH_CURRENT_PASSWORD: [onOff.default(false), "on"],
  SMTP_URL: [
    z.url({ protocol: /^smtps?$/, error: "not an smtp:// or smtps:// address" }).optional(),
    "smtp://user:password@mail.example.org:587",
  ],
  CHARTSIDE_MAIL_FROM: [
    z
      .string()
      .regex(/^[^\r\n<>]{0,200}<?[^\s<>@]{1,255}@[^\s<>@]{1,255}>?$/, "not an email address")
      .optional(),
    "Lakeside Family Practice <no-reply@example.org>",
  ],
  CHARTSIDE_RETENTION_DAYS: [wholeNumber(0, 36_500).default(90), "90"],
  CHARTSIDE_TIME_ZONE: [timeZoneSchema.optional(), "America/Chicago"],
  CHARTSIDE_DEFAULT_TEMPLATE: [z.enum(builtInTemplates.map(({ id }) => id)).optional(), "soap"],
  CHARTSIDE_CONSENT_WORDING: [
    z.string().trim().min(1).max(500).optional(),
    "I would like to record this visit. Is that all right?",
  ],
  CHARTSIDE_IDLE_MINUTES: [wholeNumber(0, 720).default(15), "15"],
  CHARTSIDE_DEV_FEATURES: [onOff.default(false), "on"],
  CHARTSIDE_UPDATE_FEED_URL: [
    httpUrl.refine((url) => !new URL(url).username, "must not contain a user or password: it is public").optional(),
    "https://downloads.example.org/chartside",
  ],
  CHARTSIDE_UPDATES_DIR: [
    z
      .string()
      .min(1)
      .transform((path) => resolve(path))
      .optional(),
    "/srv/chartside-updates",
  ],
  CHARTSIDE_BILLING: [z.enum(["test", "stripe", "off"]).default("test"), "test"],
  CHARTSIDE_ALLOW_TEST_BILLING: [onOff.default(false), "on"],
  CHARTSIDE_SALES_CONTACT: [contactAddress.optional(), "mailto:sales@example.org"],
  STRIPE_SECRET_KEY: [startingWith("sk_", "rk_").optional(), "sk_live_…"],
  STRIPE_WEBHOOK_SECRET: [startingWith("whsec_").optional(), "whsec_…"],
  STRIPE_PRICE_PRO: [startingWith("price_").optional(), "price_…"],
  STRIPE_API_BASE: [httpUrl.default("https://api.stripe.com"), "https://api.stripe.com"],
  STRIPE_TIMEOUT_S: [seconds.default(10), "10"],
  CHARTSIDE_SPEECH: [z.enum(["openai", "command", "onnx", "none"]).optional(), "command"],
  CHARTSIDE_SPEECH_BASE_URL: [httpUrl.optional(), "http://localhost:8000/v1"],
  CHARTSIDE_SPEECH_API_KEY: [z.string().min(1).optional(), "sk-…"],
  CHARTSIDE_SPEECH_MODEL: [z.string().min(1).optional(), "whisper-1"],
  CHARTSIDE_SPEECH_COMMAND: [z.string().min(1).optional(), "whisper-cli -m model.bin -f {wav} -nt"],
  CHARTSIDE_SPEECH_ENV: [variableNames, "HF_HOME,MODEL_DIR"],
  CHARTSIDE_SPEECH_FALLBACK: [z.enum(["openai", "command", "onnx"]).optional(), "onnx"],
  CHARTSIDE_SPEECH_FALLBACK_BASE_URL: [httpUrl.optional(), "http://localhost:8000/v1"],
  CHARTSIDE_SPEECH_FALLBACK_API_KEY: [z.string().min(1).optional(), "sk-…"],
  CHARTSIDE_SPEECH_FALLBACK_MODEL: [z.string().min(1).optional(), "whisper-1"],
  CHARTSIDE_SPEECH_FALLBACK_COMMAND: [z.string().min(1).optional(), "whisper-cli -m model.bin -f {wav} -nt"],
  CHARTSIDE_SPEECH_FETCH: [onOff.default(true), "off"],
  CHARTSIDE_SPEECH_TIMEOUT_S: [seconds.default(60), "60"],
  CHARTSIDE_SPEECH_PARALLEL: [wholeNumber(1, 64).optional(), "2"],
  CHARTSIDE_NOTES: [z.enum(["offline", "model"]).default("offline"), "model"],
  CHARTSIDE_NOTES_BASE_URL: [httpUrl.optional(), "http://localhost:11434/v1"],
  CHARTSIDE_NOTES_API_KEY: [z.string().min(1).optional(), "sk-…"],
  CHARTSIDE_NOTES_MODEL: [z.string().min(1).optional(), "llama3.3"],
  CHARTSIDE_NOTES_PROGRAM: [z.string().min(1).optional(), "/opt/llama.cpp/llama-server"],
  CHARTSIDE_NOTES_MODEL_FILE: [z.string().min(1).optional(), "/opt/models/llama-3.1-8b.gguf"],
  CHARTSIDE_NOTES_MODEL_URL: [
    httpUrl.refine((url) => !new URL(url).username, "must not contain a user or password").optional(),
    "https://models.example.org/model.gguf",
  ],
  CHARTSIDE_NOTES_MODEL_SHA256: [sha256.optional(), "the first word that sha256sum prints for the file"],
  CHARTSIDE_NOTES_MODEL_BYTES: [fileBytes.optional(), "2019377696"],
  CHARTSIDE_NOTES_PRICE_INPUT: [price.optional(), "0.15"],
  CHARTSIDE_NOTES_PRICE_OUTPUT: [price.optional(), "0.6"],
  CHARTSIDE_NOTES_PRIVATE_ADDRESSES: [onOff.default(false), "on"],
  CHARTSIDE_NOTES_TIMEOUT_S: [seconds.default(30), "30"],
  CHARTSIDE_LOG_LEVEL: [z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"), "info"],
} as const;

type Parsed = { [Name in keyof typeof variables]: z.output<(typeof variables)[Name][0]> };

/** The names of all settings, some of which hold secrets. */
export const settingNames: readonly string[] = Object.keys(variables);

/** All settings of the server, parsed once from the environment. Empty variables count as absent. */
export interface Settings extends Parsed {
  version: string;
  dataDir: string;
}

/**
 * Parses the server's settings.
 * @throws {SettingsError} naming the variable, the fault and an example; never the value, which can be a secret.
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const parsed: Record<string, unknown> = {};
  for (const [name, [schema, example]] of Object.entries(variables)) {
    const result = (schema as z.ZodType).safeParse(env[name] || undefined);
    if (!result.success) {
      const fault = result.error.issues[0]?.message ?? "is not valid";
      throw new SettingsError(`${name}: ${fault}. Example: ${name}=${example}`);
    }
    parsed[name] = result.data;
  }
  const settings = parsed as Parsed;
  refuseCombinations(settings);
  return { ...settings, version, dataDir: resolve(settings.CHARTSIDE_DATA_DIR ?? platformDataDir(env)) };
}

const stripeNeeds = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "STRIPE_PRICE_PRO"] as const;

/** @throws {SettingsError} for missing Stripe settings if Stripe is on, or for a Stripe address without https. */
function requireCompleteStripe(settings: Parsed): void {
  if (isUnencrypted(settings.STRIPE_API_BASE) && !settings.CHARTSIDE_ALLOW_HTTP) {
    throw new SettingsError(
      "STRIPE_API_BASE: the secret key would be sent unencrypted. Example: https://api.stripe.com",
    );
  }
  const missing = stripeNeeds.filter((name) => !settings[name]);
  if (settings.CHARTSIDE_BILLING !== "stripe" || missing.length === 0) return;
  const examples = missing.map((name) => `${name}=${variables[name][1]}`).join(" ");
  throw new SettingsError(`${missing.join(", ")}: needed with CHARTSIDE_BILLING=stripe. Example: ${examples}`);
}

/** @throws {SettingsError} for an incomplete configuration of a hosted project, or one without https. */
function requireCompleteSupabase({ SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_JWT_SECRET }: Parsed): void {
  if (SUPABASE_URL && !SUPABASE_PUBLISHABLE_KEY) {
    throw new SettingsError(
      "Missing Supabase configuration. SUPABASE_PUBLISHABLE_KEY: needed with SUPABASE_URL. " +
        "Example: SUPABASE_PUBLISHABLE_KEY=sb_publishable_…",
    );
  }
  if (SUPABASE_PUBLISHABLE_KEY && !SUPABASE_URL) {
    throw new SettingsError(
      "Missing Supabase configuration. SUPABASE_URL: needed with SUPABASE_PUBLISHABLE_KEY. " +
        "Example: SUPABASE_URL=https://abcdefgh.supabase.co",
    );
  }
  if (SUPABASE_JWT_SECRET && !SUPABASE_URL) {
    throw new SettingsError(
      "Missing Supabase configuration. SUPABASE_URL: needed with SUPABASE_JWT_SECRET. " +
        "Example: SUPABASE_URL=https://abcdefgh.supabase.co",
    );
  }
  if (isUnencrypted(SUPABASE_URL)) {
    throw new SettingsError(
      "SUPABASE_URL: passwords would be sent unencrypted. Example: SUPABASE_URL=https://abcdefgh.supabase.co",
    );
  }
}

/** Whether other machines can reach the server: directly at `HOST`, or through a proxy at the public address. */
export function isReachable({ HOST, CHARTSIDE_PUBLIC_URL }: Pick<Settings, "HOST" | "CHARTSIDE_PUBLIC_URL">): boolean {
  return !isLoopbackHost(HOST) || (CHARTSIDE_PUBLIC_URL !== undefined && !isLoopback(CHARTSIDE_PUBLIC_URL));
}

/** Whether the server has a public https address that is not this computer. */
export function isPublic({ CHARTSIDE_PUBLIC_URL }: Pick<Settings, "CHARTSIDE_PUBLIC_URL">): boolean {
  return (
    Boolean(CHARTSIDE_PUBLIC_URL?.startsWith("https:")) && isReachable({ HOST: "localhost", CHARTSIDE_PUBLIC_URL })
  );
}

/** Settings with the addresses of services that receive what was said in visits. */
const speechServices = ["CHARTSIDE_SPEECH_BASE_URL", "CHARTSIDE_SPEECH_FALLBACK_BASE_URL"] as const;
const visitServices = [...speechServices, "CHARTSIDE_NOTES_BASE_URL"] as const;

/** @throws {SettingsError} if what was said in visits would be sent to another machine unencrypted. */
function requireEncryptedServices(settings: Parsed): void {
  const open = visitServices.find((name) => isUnencrypted(settings[name]));
  if (!open || settings.CHARTSIDE_ALLOW_HTTP) return;
  throw new SettingsError(
    `${open}: what was said in visits would be sent unencrypted. Use https, or accept it on a network you trust: ` +
      "CHARTSIDE_ALLOW_HTTP=on",
  );
}

/** @throws {SettingsError} for missing settings of a language model. */
function requireCompleteModel(settings: Parsed): void {
  const { CHARTSIDE_NOTES_BASE_URL: url, CHARTSIDE_NOTES_MODEL: model } = settings;
  const { CHARTSIDE_NOTES_PROGRAM: program } = settings;
  requireOneModelFile(settings);
  if (program !== undefined && url !== undefined)
    throw new SettingsError("CHARTSIDE_NOTES_PROGRAM: set either the program or CHARTSIDE_NOTES_BASE_URL.");
  if (settings.CHARTSIDE_NOTES === "model" && program === undefined && (!url || !model)) {
    throw new SettingsError(
      "CHARTSIDE_NOTES: needs the address and the name of the model. " +
        "Example: CHARTSIDE_NOTES_BASE_URL=http://localhost:11434/v1 CHARTSIDE_NOTES_MODEL=llama3.3",
    );
  }
}

/** @throws {SettingsError} unless a program has one model: a file, or the address, digest and size of one. */
function requireOneModelFile(settings: Parsed): void {
  const { CHARTSIDE_NOTES_PROGRAM: program, CHARTSIDE_NOTES_MODEL_FILE: modelFile } = settings;
  const { CHARTSIDE_NOTES_MODEL_URL: url, CHARTSIDE_NOTES_MODEL_SHA256: digest } = settings;
  const given = [url, digest, settings.CHARTSIDE_NOTES_MODEL_BYTES].filter((value) => value !== undefined).length;
  if (given === 1 || given === 2) {
    throw new SettingsError(
      "CHARTSIDE_NOTES_MODEL_URL: needs CHARTSIDE_NOTES_MODEL_SHA256 and CHARTSIDE_NOTES_MODEL_BYTES, by which the " +
        "download is checked, and the reverse.",
    );
  }
  if (given > 0 && modelFile !== undefined)
    throw new SettingsError("CHARTSIDE_NOTES_MODEL_FILE: set either the file or CHARTSIDE_NOTES_MODEL_URL.");
  if ((program === undefined) !== (modelFile === undefined && given === 0)) {
    throw new SettingsError(
      "CHARTSIDE_NOTES_PROGRAM: needs CHARTSIDE_NOTES_MODEL_FILE or CHARTSIDE_NOTES_MODEL_URL, and the reverse.",
    );
  }
}

/** Checks settings against each other. @throws {SettingsError} for the first contradiction. */
function refuseCombinations(settings: Parsed): void {
  requireEncryptedServices(settings);
  requireCompleteModel(settings);
  requireCompleteStripe(settings);
  requireCompleteSupabase(settings);
  if (settings.DATABASE_OWNER_URL && !settings.DATABASE_URL)
    throw new SettingsError("DATABASE_OWNER_URL: needs DATABASE_URL, the address of the role that serves.");
  const { HOST, CHARTSIDE_PUBLIC_URL, CHARTSIDE_ALLOW_HTTP } = settings;
  if (isLoopbackHost(HOST) || CHARTSIDE_PUBLIC_URL?.startsWith("https:") || CHARTSIDE_ALLOW_HTTP) return;
  throw new SettingsError(
    "HOST: other machines could reach this server, and passwords and recordings would be sent unencrypted. Put it behind " +
      "HTTPS and say where: CHARTSIDE_PUBLIC_URL=https://scribe.example.org, or accept it on a network you trust: " +
      "CHARTSIDE_ALLOW_HTTP=on",
  );
}
