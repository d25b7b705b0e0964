import { z } from "zod";
import { accountTypeSchema } from "../access/accountType";
import { strictLineSchema } from "../strictLineSchema";

/** `GET /auth/user/me` under /api/v1 (P3 of docs/product-coverage.md). */
export const profileSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  username: z.string().nullable(),
  account_type: accountTypeSchema.catch("pro"),
  /** Whether the person manages the server's organizations; absent if not. */
  is_operator: z.boolean().optional(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Profile = z.infer<typeof profileSchema>;

/** A first or last name, or the username in a look-up. */
export const nameSchema = strictLineSchema(100, "Names can have up to 100 characters");
/** Never contains '@', which distinguishes email addresses at sign-in. Unique, ignoring case. */
export const usernameSchema = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9._-]{3,40}$/, "Usernames have 3 to 40 letters, digits, dots, dashes or underscores");

/** Message for a username that is taken, at sign-up and in the profile. */
export const takenUsername = "This username is taken.";

/** Absent and empty fields are left unchanged: a name cannot be cleared (P5.18 of docs/product-coverage.md). */
export const updateProfileSchema = z.object({
  first_name: nameSchema.optional(),
  last_name: nameSchema.optional(),
  username: z.literal("").or(usernameSchema).optional(),
});
export type UpdateProfile = z.infer<typeof updateProfileSchema>;

/**
 * `POST /auth/lookup-email`: returns the identifier to sign in with for a username. It has the form of an email
 * address.
 */
export const lookupEmailSchema = z.object({ username: nameSchema.min(1) });
export const identifierSchema = z.object({ identifier: z.string() });
