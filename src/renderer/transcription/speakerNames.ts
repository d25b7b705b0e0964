import type { Profile } from "../../shared/auth/profile";
import { type Speaker, speakers, type Utterance } from "../../shared/transcription/utterance";

/** Display name of each speaker. */
export type SpeakerNames = Record<Speaker, string>;

/**
 * Returns the display names of speakers: e.g. "Dr. Lindqvist", or general names. The patient is "Patient" in every
 * line: a name can be long, and the header says whose visit it is.
 */
export function speakerNames(profile: Pick<Profile, "last_name"> | null | undefined): SpeakerNames {
  const lastName = profile?.last_name?.trim();
  return {
    clinician: lastName ? `Dr. ${lastName}` : "Clinician",
    patient: "Patient",
    other: "Other",
    unknown: "Unknown",
  };
}

/** Who speaks a line: a speaker, or another person with a name. */
export type Voice = Pick<Utterance, "speaker" | "speaker_name">;

/** Returns the display name of who speaks a line: the name of another person if there is one. */
export const voiceName = ({ speaker, speaker_name: name }: Voice, names: SpeakerNames): string =>
  name ?? names[speaker];

/** Whether a name belongs to no third person: a general one such as “Patient”, or the patient's or clinician's own. */
export const isGeneralName = (name: string, names: SpeakerNames, patientName: string | null): boolean =>
  [...Object.values(names), patientName ?? "Patient", "Clinician", "Doctor"].some(
    (general) => general.toLowerCase() === name.trim().toLowerCase(),
  );

/** Whether two lines have the same speaker, by kind and name. */
export const isSameVoice = (a: Voice, b: Voice): boolean =>
  a.speaker === b.speaker && a.speaker_name === b.speaker_name;

/** Returns the voices to choose from: the general speakers, and the people who were named in these lines. */
export function voicesOf(lines: readonly Voice[]): Voice[] {
  const named = new Set(lines.flatMap(({ speaker_name: name }) => name ?? []));
  return [
    ...speakers.map((speaker): Voice => ({ speaker, speaker_name: null })),
    ...[...named].map((name): Voice => ({ speaker: "other", speaker_name: name })),
  ];
}

const labels = { clinician: "Doctor: ", patient: "Patient: ", other: "Other: ", unknown: "" } as const;

/** Returns a line as it is typed in a transcript, with its speaker in front: "Other (Daughter): She fell." */
export const typedLine = ({ speaker, speaker_name: name, text }: Voice & { text: string }): string =>
  `${name === null ? labels[speaker] : `Other (${typedName(name)}): `}${text}`;

/** Returns a name in the form that a label allows: without parentheses, unless each is closed and none is nested. */
const typedName = (name: string): string =>
  /^(?:[^()]|\([^()]*\))*$/.test(name) ? name : name.replaceAll(/[()]/g, "").trim();
