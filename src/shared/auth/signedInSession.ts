import { z } from "zod";
import { wholeListSchema } from "../list";

/** One of the places where somebody is signed in. Times are ISO 8601. */
export const signedInSessionSchema = z.object({
  id: z.string(),
  /** The session that asks. */
  current: z.boolean(),
  created_at: z.string(),
  last_active_at: z.string(),
  user_agent: z.string().nullable(),
  ip: z.string().nullable(),
});
export type SignedInSession = z.infer<typeof signedInSessionSchema>;

/** `GET /auth/sessions` under /api/v1; `DELETE /auth/sessions/{id}` ends one. The last used comes first. */
export const signedInSessionsSchema = wholeListSchema(signedInSessionSchema);
