import { z } from "zod";

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
