/** Why automation does not act. */
export type RefusalCode =
  | "not_running"
  | "no_profile"
  | "no_page"
  | "origin_not_allowed"
  | "signed_out"
  | "dialog_open"
  | "page_crashed"
  | "page_busy"
  | "page_restored"
  | "timeout"
  | "cancelled"
  | "frame_not_found"
  | "frame_ambiguous"
  | "not_found"
  | "ambiguous"
  | "hidden"
  | "covered"
  | "not_editable"
  | "forbidden_step"
  | "patient_mismatch"
  | "patient_unknown"
  | "patient_unconfirmed"
  | "form_mismatch"
  | "form_unknown"
  | "other_tab_mismatch"
  | "encounter_missing"
  | "person_active"
  | "navigated"
  | "changed"
  | "not_verified"
  | "not_mapped"
  | "no_note"
  | "plan_expired"
  | "invalid_input";

/** Thrown when automation stops before or during an action. Its message is for the clinician, without patient data. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    /** What happened and what to do. */
    sentence: string,
  ) {
    super(sentence);
  }
}
