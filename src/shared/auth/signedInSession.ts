import { z } from "zod";
import { wholeListSchema } from "../wholeListSchema";

/** A device or browser that a user is signed in on. Times are ISO 8601. */
export const signedInSessionSchema = z.object({
  id: z.string(),
  /** Whether this is the session of the request. */
  current: z.boolean(),
  created_at: z.string(),
  last_active_at: z.string(),
  user_agent: z.string().nullable(),
  ip: z.string().nullable(),
});
export type SignedInSession = z.infer<typeof signedInSessionSchema>;

/** `GET /auth/sessions` under /api/v1, most recently used first; `DELETE /auth/sessions/{id}` ends one. */
export const signedInSessionsSchema = wholeListSchema(signedInSessionSchema);
