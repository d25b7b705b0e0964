import type { Profile } from "../../shared/auth/profile";
import type { Speaker } from "../../shared/transcription/utterance";

export type SpeakerNames = Record<Speaker, string>;

/** Returns the display names of speakers: "Dr. Lindqvist" and the patient's name if known. */
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
