import { z } from "zod";
import { accountTypeSchema } from "../access/accountType";

/** `GET /auth/user/me` under /api/v1 (product text §3, Profile response). */
export const profileSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  username: z.string().nullable(),
  account_type: accountTypeSchema.catch("pro"),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Profile = z.infer<typeof profileSchema>;
export const updateProfileSchema = z.object({
  first_name: z.string().trim().max(100).optional(),
  last_name: z.string().trim().max(100).optional(),
  username: z.string().trim().min(1).max(50).optional(),
});
