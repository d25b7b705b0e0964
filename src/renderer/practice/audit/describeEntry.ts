import { accountTypeName } from "../../../shared/access/accountType";
import type { AuditEntry, AuditKind } from "../../../shared/practice/auditEntry";
import { type TranslationLanguage, translationLanguages } from "../../../shared/notes/translation";
import { sentenceCase } from "../../../shared/sentenceCase";

export const kindLabels: Readonly<Record<AuditKind, string>> = {
  people: "People",
  practice: "Practice and settings",
  patients: "Patients",
  sessions: "Signed sessions",
  exports: "Exports",
  sign_in: "Sign-in",
};

/** Display names of recorded fields. */
const fieldNames: Readonly<Record<string, string>> = {
  default_template: "template for first sessions",
  retention_days: "audio retention",
  time_zone: "time zone",
  consent_wording: "consent wording",
  share_signed_notes: "sharing of signed notes",
  withholds: "whether names are withheld",
  given_name: "first name",
  family_name: "last name",
  birth_date: "birth date",
  record_numbers: "record numbers",
};
const formats: Readonly<Record<string, string>> = {
  docx: "a Word file",
  fhir: "FHIR",
  md: "Markdown",
  pdf: "PDF",
  print: "a printout",
  txt: "plain text",
};

const type = (value: unknown): string => accountTypeName(typeof value === "string" ? value : "");
const fields = ({ detail }: AuditEntry): string =>
  String(detail["fields"] ?? "")
    .split(" ")
    .filter(Boolean)
    .map((name) => fieldNames[name] ?? name.replaceAll("_", " "))
    .join(", ");

/** What was done, by action. `who` is the person whom the entry concerns. */
const sentences: Readonly<Record<string, (who: string, entry: AuditEntry) => string>> = {
  person_invited: (who) => `Invited ${who}`,
  invitation_sent_again: (who) => `Sent the invitation of ${who} again`,
  invitation_revoked: (who) => `Revoked the invitation of ${who}`,
  invitation_accepted: () => "Accepted the invitation",
  account_type_changed: (who, { detail }) =>
    `Changed the account type of ${who} from ${type(detail["before"])} to ${type(detail["after"])}`,
  operator_added: (who) => `Made ${who} an operator of the server`,
  operator_removed: (who) => `Removed ${who} as an operator of the server`,
  person_signed_out: (who) => `Signed ${who} out everywhere`,
  person_disabled: (who) => `Disabled ${who}`,
  person_enabled: (who) => `Enabled ${who}`,
  person_removed: (who) => `Removed ${who}`,
  person_moved: (who, { detail }) =>
    `Moved ${who} to another organization; their sessions ${detail["went_along"] === true ? "moved too" : "stayed with a colleague"}`,
  practice_changed: (_, entry) => `Changed the practice: ${fields(entry)}`,
  language_model_changed: (_, entry) => `Changed who drafts notes: ${fields(entry)}`,
  organization_created: () => "Created the organization",
  organization_renamed: () => "Renamed the organization",
  organization_archived: () => "Archived the organization",
  organization_restored: () => "Restored the organization",
  patient_created: () => "Added a patient",
  patient_changed: (_, entry) => `Changed a patient: ${fields(entry)}`,
  patient_merged: () => "Merged two records of a patient",
  patient_deleted: () => "Deleted a patient",
  patient_separated: () => "Undid a merge of two records",
  visit_amended: (_, entry) => `Amended a signed session: ${fields(entry)}`,
  document_deleted: (_, { detail }) =>
    `Deleted the unsigned ${String(detail["kind"] ?? "document").replaceAll("_", " ")} of a session`,
  shared_note_read: (who) => `Read a signed session of ${who}`,
  document_exported: (_, { detail }) => {
    const format = String(detail["format"] ?? "");
    const kind = String(detail["kind"] ?? "document").replaceAll("_", " ");
    return `Exported the ${kind} of a session as ${formats[format] ?? format}`;
  },
  document_copied: (_, { detail }) => {
    const kind = String(detail["kind"] ?? "document").replaceAll("_", " ");
    const what = detail["section"] === undefined ? `the ${kind}` : `a section of the ${kind}`;
    return `Copied ${what} of a session${detail["format"] === "formatted" ? " with formatting" : ""}`;
  },
  document_translated: (_, { detail }) => {
    const { name } = translationLanguages[detail["language"] as TranslationLanguage] ?? { name: "another language" };
    return `Had the patient instructions of a session translated into ${name}`;
  },
  signed_up: () => "Signed up",
  sign_up_repeated: () => "Signed up again",
  address_confirmed: () => "Confirmed the email address",
  signed_in: () => "Signed in",
  sign_in_failed: () => "Failed to sign in: wrong password",
  signed_out: () => "Signed out",
  recovery_requested: () => "Requested a link to reset the password",
  recovery_used: () => "Signed in by a link to reset the password",
  password_changed: () => "Changed the password",
  email_change_requested: () => "Requested a change of the email address",
  email_changed: () => "Changed the email address",
  user_modified: () => "Changed the profile",
  refresh_token_reused: () => "A copy of the sign-in was used, so the sign-in was ended",
};

/** Returns what was done, as a sentence without its subject: "Disabled Liam O’Shea". Pure. */
export function describeEntry(entry: AuditEntry): string {
  const describe = sentences[entry.action];
  const who = entry.person?.name ?? "a person";
  const what = describe ? describe(who, entry) : sentenceCase(entry.action.replaceAll("_", " "));
  return [what, tries(entry)].filter(Boolean).join(", ");
}

/**
 * Returns how many tries an entry represents, if it is not the first of its hour. From the eleventh try on, an entry is
 * written only when their number has doubled. Empty for an entry about the whole server, which counts entries instead
 * of tries.
 */
function tries({ detail }: AuditEntry): string {
  const nth = detail["in_hour"];
  if (typeof nth !== "number" || nth < 2 || detail["of"] === "server") return "";
  return `${nth} tries within an hour`;
}

/** Returns the name of who did it: "Chartside" if no person did, "A person who left" if the account is gone. Pure. */
export const actorOf = ({ by }: Pick<AuditEntry, "by">): string =>
  by === null ? "Chartside" : (by.name ?? "A person who left");
