import { z } from "zod";

/** The speech engine in use and why, for the status line. `ready: false` comes with what to do in `advice`. */
export const speechStatusSchema = z.object({
  engine: z.enum(["openai", "command", "onnx", "none"]),
  ready: z.boolean(),
  /** e.g. "pocketsphinx, a basic recognizer for trying Chartside out". */
  label: z.string(),
  /** Why this one: "set by CHARTSIDE_SPEECH", "found on this machine", … */
  reason: z.string(),
  advice: z.string().nullable(),
});
export type SpeechStatus = z.infer<typeof speechStatusSchema>;

/** `GET /api/v1/health`; 200 while the server can do its work, else 503. */
export const healthSchema = z.object({
  status: z.enum(["ok", "failing"]),
  version: z.string(),
  database: z.enum(["ok", "failing"]),
  storage: z.enum(["ok", "full"]),
  speech: speechStatusSchema,
});
export type Health = z.infer<typeof healthSchema>;

/** `GET /config.json`: what the web app must know before it can do anything; nothing secret. */
export const publicConfigSchema = z.object({
  version: z.string(),
  company: z.string(),
  supabase_url: z.string(),
  supabase_key: z.string(),
  signup: z.enum(["open", "invite", "closed"]),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;

/** The clinician's own words given to the speech engine as hints (`GET|PUT /vocabulary`). */
export const vocabularySchema = z.object({ words: z.array(z.string().trim().min(1).max(100)).max(2_000) });
