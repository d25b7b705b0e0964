import { z } from "zod";
import { accountTypeSchema } from "../access/accountType";
import { wholeListSchema } from "../wholeListSchema";

/** A member of the practice, as its admin sees them. Times are RFC 3339. */
export const practiceMemberSchema = z.object({
  id: z.uuid(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  username: z.string().nullable(),
  email: z.string(),
  /** Any text: a newer server can have types that this app does not know, shown as 'Unknown'. */
  account_type: z.string(),
  /** Whether the person manages the server's organizations. */
  is_operator: z.boolean(),
  /** Since when the person cannot sign in; null if they can. */
  disabled_at: z.iso.datetime({ offset: true }).nullable(),
  created_at: z.iso.datetime({ offset: true }),
  /** When they last signed in or used a session; null if never. */
  last_active_at: z.iso.datetime({ offset: true }).nullable(),
});
export type PracticeMember = z.infer<typeof practiceMemberSchema>;
export const practiceMembersSchema = wholeListSchema(practiceMemberSchema);

export const changeMemberSchema = z.object({ account_type: accountTypeSchema });

/** The colleague who takes over a removed person's visits and appointments; absent if there are none. */
export const removeMemberSchema = z.object({ successor_id: z.uuid().optional() });

/** Changes by an operator of a person in any organization. */
export const manageMemberSchema = z.object({
  account_type: accountTypeSchema.optional(),
  is_operator: z.boolean().optional(),
});
export type ManageMember = z.infer<typeof manageMemberSchema>;
