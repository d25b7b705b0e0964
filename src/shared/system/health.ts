import { z } from "zod";
import { speechStatusSchema } from "./speechStatus";

/**
 * `GET /api/v1/health`; 200 while the server is operational, otherwise 503. Version and engines are for signed-in users
 * only.
 */
export const healthSchema = z.object({
  status: z.enum(["ok", "failing"]),
  database: z.enum(["ok", "failing"]),
  storage: z.enum(["ok", "full"]),
  version: z.string().optional(),
  speech: speechStatusSchema.optional(),
  /** The engine that drafts notes. A built-in drafter does not follow the instructions of a redraft. */
  notes: z.object({ engine: z.string(), follows_instructions: z.boolean() }).optional(),
});
export type Health = z.infer<typeof healthSchema>;
