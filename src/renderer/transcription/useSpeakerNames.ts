import { useStores } from "../base/useStores";
import { type SpeakerNames, speakerNames } from "./speakerNames";

/** Returns the display names of the open visit's speakers. Call it in observer components only. */
export function useSpeakerNames(): SpeakerNames {
  const { session, openVisit } = useStores();
  return speakerNames(session.profile, openVisit.visit?.patient_name);
}
