import { useStores } from "../base/useStores";
import { type SpeakerNames, speakerNames } from "./speakerNames";

/** Returns the display names for the open visit. For observers. */
export function useSpeakerNames(): SpeakerNames {
  const { session, openVisit } = useStores();
  return speakerNames(session.profile, openVisit.visit?.patient_name);
}
