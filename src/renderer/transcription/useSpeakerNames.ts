import { useStores } from "../base/useStores";
import { type SpeakerNames, speakerNames } from "./speakerNames";

/** Returns the display names of the open visit's speakers. Call it in observer components only. */
export function useSpeakerNames(): SpeakerNames {
  const { session } = useStores();
  return speakerNames(session.profile);
}
