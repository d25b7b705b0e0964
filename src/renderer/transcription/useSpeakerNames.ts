import { useStores } from "../app/stores";
import { type SpeakerNames, speakerNames } from "./speakerNames";

/** Names for the open visit. Use it inside an observer. */
export function useSpeakerNames(): SpeakerNames {
  const { session, openVisit } = useStores();
  return speakerNames(session.profile, openVisit.visit?.patient_name);
}
