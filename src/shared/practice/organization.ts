import { z } from "zod";
import { strictLineSchema } from "../strictLineSchema";
import { timeZoneSchema } from "../visits/timeZoneSchema";
import { pageQuerySchema, pageSchema } from "../pageSchema";
import { tooLongMessage } from "../tooLongMessage";

/** Maximum lengths in characters. */
export const organizationLimits = { name: 200, consentWording: 500 } as const;

/** An organization is a practice. Its name is shown to its members; it holds no patient data. */
const organizationFields = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.iso.datetime({ offset: true }),
});

/**
 * Settings of a practice. Null means the server's default. If the server has none: the built-in default for
 * `default_template`, the clinician's computer for `time_zone`, and no `consent_wording`.
 */
const settingsFields = z.object({
  /** Days for which audio is kept after a recording, up to a hundred years; 0 keeps it forever. */
  retention_days: z.int().min(0).max(36_500).nullable(),
  /** The built-in template of a clinician's first visit. */
  default_template: z.string().nullable(),
  /** Zone of the dates in notes and exports of new visits. */
  time_zone: timeZoneSchema.nullable(),
  /** What clinicians read to the patient when they are asked for consent to the recording. */
  consent_wording: z
    .string()
    .trim()
    .min(1)
    .max(organizationLimits.consentWording, tooLongMessage(organizationLimits.consentWording))
    .nullable(),
});

/** Whether members of the practice can read the signed notes of their colleagues. Off unless an admin turns it on. */
const sharing = z.object({ share_signed_notes: z.boolean() });

/** What every member of the practice can read of it. */
export const practiceSchema = organizationFields.pick({ name: true }).extend({
  consent_wording: settingsFields.shape.consent_wording,
  // a practice's server of an older version does not send it
  share_signed_notes: z.boolean().default(false),
});

/** The practice with its settings, as its admin sees it. */
export const organizationSchema = organizationFields.extend(settingsFields.shape).extend({
  ...sharing.shape,
  /** The server's defaults. */
  server: settingsFields.extend({ retention_days: z.int() }),
});
export type Organization = z.infer<typeof organizationSchema>;

const nameSchema = strictLineSchema(organizationLimits.name, tooLongMessage(organizationLimits.name)).min(
  1,
  "Enter a practice name.",
);

/** Absent fields stay as they are. */
export const changeOrganizationSchema = settingsFields.extend({ ...sharing.shape, name: nameSchema }).partial();
export type ChangeOrganization = z.infer<typeof changeOrganizationSchema>;

/** An organization as an operator sees it, with the counts of its people and of its visits that are not deleted. */
export const listedOrganizationSchema = organizationFields.extend({
  archived_at: z.iso.datetime({ offset: true }).nullable(),
  people: z.int(),
  visits: z.int(),
});
export type ListedOrganization = z.infer<typeof listedOrganizationSchema>;
export const organizationListSchema = pageSchema(listedOrganizationSchema);
export type OrganizationPage = z.infer<typeof organizationListSchema>;
/** `cursor` is the id of the last organization of the previous page. */
export const organizationQuerySchema = pageQuerySchema(200).extend({ cursor: z.uuid().optional() });

export const createOrganizationSchema = z.object({ name: nameSchema });

/** Changes of an organization by an operator. An archived one has no people and can get none. */
export const manageOrganizationSchema = z.object({ name: nameSchema.optional(), archived: z.boolean().optional() });
export type ManageOrganization = z.infer<typeof manageOrganizationSchema>;

/**
 * Moves a person into the organization. `visits` says whether their visits and appointments move too or are given to
 * the colleague `successor_id`. Their templates always move.
 */
export const movePersonSchema = z.discriminatedUnion("visits", [
  z.object({ user_id: z.uuid(), visits: z.literal("go_along") }),
  z.object({ user_id: z.uuid(), visits: z.literal("stay"), successor_id: z.uuid() }),
]);
export type MovePerson = z.infer<typeof movePersonSchema>;
