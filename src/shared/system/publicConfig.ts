import { z } from "zod";

/**
 * `GET /config.json`: what the web app needs before its first call; no secrets. Fields added later have defaults,
 * because a desktop app can be newer than the practice's server.
 */
export const publicConfigSchema = z.object({
  /**
   * Empty: the version is not disclosed before sign-in (see `healthSchema`), but desktop apps up to 1.5.0 require the
   * field.
   */
  version: z.string(),
  company: z.string(),
  supabase_url: z.string(),
  supabase_key: z.string(),
  signup: z.enum(["open", "invite", "closed"]),
  billing: z.enum(["test", "stripe", "off"]).default("off"),
  /** Days after which the audio of a visit is deleted; 0: never. */
  retention_days: z.number().int().min(0).default(90),
  /** Minutes of inactivity after which a user is signed out; 0: never. */
  idle_minutes: z.number().int().min(0).default(15),
  /** Shows screens that are in development. */
  dev_features: z.boolean().default(false),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;
