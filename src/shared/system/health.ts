import { z } from "zod";
import { speechStatusSchema } from "./speechStatus";

/** `GET /api/v1/health`; 200 while the server is operational, otherwise 503. */
export const healthSchema = z.object({
  status: z.enum(["ok", "failing"]),
  version: z.string(),
  database: z.enum(["ok", "failing"]),
  storage: z.enum(["ok", "full"]),
  speech: speechStatusSchema,
});
export type Health = z.infer<typeof healthSchema>;
