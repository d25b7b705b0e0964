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
  created_at: z.iso.datetime({ offset: true }),
  /** When they last signed in or used a session; null if never. */
  last_active_at: z.iso.datetime({ offset: true }).nullable(),
});
export type PracticeMember = z.infer<typeof practiceMemberSchema>;
export const practiceMembersSchema = wholeListSchema(practiceMemberSchema);

export const changeMemberSchema = z.object({ account_type: accountTypeSchema });

/** The practice. Its name is shown to its members; it holds no patient data. */
export const organizationSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.iso.datetime({ offset: true }),
});
export type Organization = z.infer<typeof organizationSchema>;

export const changeOrganizationSchema = z.object({
  name: z.string().trim().min(1, "Enter a practice name.").max(200, "Use up to 200 characters."),
});
