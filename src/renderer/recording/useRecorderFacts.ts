import { useSyncExternalStore } from "react";
import { useStores } from "../app/stores";
import type { RecorderFacts } from "./recorderView";

/** What the strip is drawn from. For observers. */
export function useRecorderFacts(): RecorderFacts {
  const { recorder, session } = useStores();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const { state, problem, isSilent, isForgotten, room, microphones, microphoneLabel } = recorder;
  return {
    state,
    problem,
    // Whole seconds and minutes: what the words say, so that they are not drawn 12 times a second.
    savedMs: Math.floor(recorder.savedMs / 1_000) * 1_000,
    elapsedMs: isForgotten ? recorder.elapsedMs : 0,
    quietMs: isForgotten ? recorder.quietMs : 0,
    isSilent,
    isForgotten,
    isOffline: !isOnline || recorder.isSendingFailing,
    isSignedOut: session.status === "signed_out",
    roomMinutes: room.isLow ? room.minutes : null,
    microphone: microphoneLabel ?? microphones.chosen?.label ?? null,
  };
}

function subscribe(changed: () => void): () => void {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}
