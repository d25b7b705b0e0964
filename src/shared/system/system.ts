import { z } from "zod";

/** The speech engine in use and why, for the status line. With `ready: false`, `advice` says what to do. */
export const speechStatusSchema = z.object({
  engine: z.enum(["openai", "command", "onnx", "none"]),
  ready: z.boolean(),
  /** Speech was turned off by the operator. */
  is_off: z.boolean().optional(),
  /** e.g. "pocketsphinx, a basic recognizer for trying Chartside out". */
  label: z.string(),
  /** Why this engine: "set by CHARTSIDE_SPEECH", "found on this machine", … */
  reason: z.string(),
  advice: z.string().nullable(),
});
export type SpeechStatus = z.infer<typeof speechStatusSchema>;

/** `GET /api/v1/health`; 200 while the server is operational, otherwise 503. */
export const healthSchema = z.object({
  status: z.enum(["ok", "failing"]),
  version: z.string(),
  database: z.enum(["ok", "failing"]),
  storage: z.enum(["ok", "full"]),
  speech: speechStatusSchema,
});
export type Health = z.infer<typeof healthSchema>;

/**
 * `GET /config.json`: what the web app needs before its first call; no secrets. Fields added later have defaults,
 * because a desktop app can be newer than the practice's server.
 */
export const publicConfigSchema = z.object({
  version: z.string(),
  company: z.string(),
  supabase_url: z.string(),
  supabase_key: z.string(),
  signup: z.enum(["open", "invite", "closed"]),
  billing: z.enum(["test", "stripe", "off"]).default("off"),
  /** Days after which the audio of a session is deleted; 0: never. */
  retention_days: z.number().int().min(0).default(90),
  /** Minutes of inactivity after which a user is signed out; 0: never. */
  idle_minutes: z.number().int().min(0).default(15),
  /** Shows screens that are in development. */
  dev_features: z.boolean().default(false),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;

/** The clinician's own terms, given to the speech engine as hints (`GET|PUT /vocabulary`). */
export const vocabularySchema = z.object({ words: z.array(z.string().trim().min(1).max(100)).max(2_000) });
