import { z } from "zod";
import { timeOrDaySchema } from "../visits/visit";
import { wholeNumberSchema } from "../wholeNumberSchema";

/** Kinds of audit log entries, to filter by. */
export const auditKinds = ["people", "practice", "patients", "sessions", "exports", "sign_in"] as const;
export type AuditKind = (typeof auditKinds)[number];

/** The recorded actions that the screens show, by kind. */
export const auditActions = {
  people: [
    "person_invited",
    "invitation_sent_again",
    "invitation_revoked",
    "invitation_accepted",
    "account_type_changed",
    "operator_added",
    "operator_removed",
    "person_signed_out",
    "person_disabled",
    "person_enabled",
    "person_removed",
    "person_moved",
  ],
  practice: [
    "practice_changed",
    "language_model_changed",
    "organization_created",
    "organization_renamed",
    "organization_archived",
    "organization_restored",
  ],
  patients: ["patient_created", "patient_changed", "patient_merged", "patient_separated", "patient_deleted"],
  sessions: ["visit_amended", "document_deleted", "shared_note_read"],
  exports: ["document_exported", "document_copied", "document_translated"],
  sign_in: [
    "signed_up",
    "sign_up_repeated",
    "address_confirmed",
    "signed_in",
    "sign_in_failed",
    "signed_out",
    "recovery_requested",
    "recovery_used",
    "password_changed",
    "email_change_requested",
    "email_changed",
    "user_modified",
    "refresh_token_reused",
  ],
} as const satisfies Record<AuditKind, readonly string[]>;

/** A person as the audit log names them; `name` is null if they are unknown. */
const auditPersonSchema = z.object({ id: z.uuid().nullable(), name: z.string().nullable() });

/** An entry of the audit log. It contains no patient data. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime({ offset: true }),
  /** Any text: a newer server can record actions that this app does not know. */
  action: z.string(),
  /** Who did it; null if it was the server. */
  by: auditPersonSchema.nullable(),
  /** Whom it concerns, if it concerns a person of the practice or an invited one. */
  person: auditPersonSchema.nullable(),
  /** Codes and counts, e.g. the names of the changed fields. */
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** `person`: entries by or about this person. `to` is exclusive; a day as `to` is inclusive. */
export const auditQuerySchema = z.object({
  person: z.uuid().optional(),
  kind: z.enum(auditKinds).optional(),
  from: timeOrDaySchema.optional(),
  to: timeOrDaySchema.optional(),
  cursor: z
    .string()
    .regex(/^\d{1,18}$/, "This page was not found. Start again from the first.")
    .optional(),
  limit: wholeNumberSchema(1, 200).default(50),
});
export type AuditQuery = z.input<typeof auditQuerySchema>;

/** Newest first. `next_cursor` is null on the last page. */
export const auditPageSchema = z.object({ items: z.array(auditEntrySchema), next_cursor: z.string().nullable() });
export type AuditPage = z.infer<typeof auditPageSchema>;
