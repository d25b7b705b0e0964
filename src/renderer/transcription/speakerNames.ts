import type { Profile } from "../../shared/auth/profile";
import type { Speaker } from "../../shared/transcription/utterance";

/** Display name of each speaker. */
export type SpeakerNames = Record<Speaker, string>;

/** Returns the display names of speakers: e.g. "Dr. Lindqvist" and the patient's name, or general names if unknown. */
export function speakerNames(
  profile: Pick<Profile, "last_name"> | null | undefined,
  patientName: string | null | undefined,
): SpeakerNames {
  const lastName = profile?.last_name?.trim();
  return {
    clinician: lastName ? `Dr. ${lastName}` : "Clinician",
    patient: patientName?.trim() || "Patient",
    other: "Other",
    unknown: "Unknown",
  };
}
