import { z } from "zod";
import { accountTypeSchema } from "../access/accountType";
import { wholeListSchema } from "../wholeListSchema";
import { tooLongMessage } from "../tooLongMessage";

/** Days for which the link of an invitation can be used. */
export const invitationDays = 7;
/** Maximum length of the message of an invitation in characters. */
export const maxInvitationMessageLength = 500;

/** A pending invitation into the admin's practice. Times are RFC 3339. */
export const invitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  account_type: accountTypeSchema,
  sent_at: z.iso.datetime({ offset: true }),
  expires_at: z.iso.datetime({ offset: true }),
});
export type Invitation = z.infer<typeof invitationSchema>;
export const invitationListSchema = wholeListSchema(invitationSchema);

/**
 * An invitation that was just sent. `link` is the address that the email contains, if the server has no mail service
 * and the admin must pass it on; otherwise null.
 */
export const sentInvitationSchema = invitationSchema.extend({ link: z.string().nullable() });
export type SentInvitation = z.infer<typeof sentInvitationSchema>;

export const inviteSchema = z.object({
  email: z.string().trim().toLowerCase().max(254, tooLongMessage(254)).pipe(z.email("Enter an email address.")),
  account_type: accountTypeSchema,
  /** A personal message of the admin, quoted in the email. */
  message: z.string().trim().max(maxInvitationMessageLength, tooLongMessage(maxInvitationMessageLength)).optional(),
});
export type Invite = z.infer<typeof inviteSchema>;

/**
 * The token of a mailed link: 32 bytes in base64url. It is after the `#`, so that it reaches neither a server's log nor
 * another site.
 */
export const invitationTokenSchema = z.object({
  token: z.string().regex(/^[A-Za-z0-9_-]{43}$/, "This link is not complete. Open it from the email again."),
});

/**
 * What the page of a mailed link shows. A person with an account signs in to accept; anyone else accepts by signing up.
 */
export const openInvitationSchema = z.object({
  organization: z.string(),
  email: z.string(),
  account_type: accountTypeSchema,
  has_account: z.boolean(),
});
export type OpenInvitation = z.infer<typeof openInvitationSchema>;
