import { useSyncExternalStore } from "react";
import type { ErrorCode } from "../../shared/errors";
import { useStores } from "../app/stores";
import type { RecorderFacts } from "./recorderView";

/** What passes by itself when the practice can be reached again. */
const unreachable = new Set<ErrorCode>(["offline", "timeout", "unavailable", "internal", "rate_limited"]);

/** What the strip is drawn from. For observers. */
export function useRecorderFacts(): RecorderFacts {
  const { openVisit, platform, recorder, session } = useStores();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const { state, problem, isSilent, isForgotten, room, microphones, microphoneLabel } = recorder;
  const sending = recorder.sendingProblem;
  return {
    state,
    problem: recorder.visitId === openVisit.visitId ? problem : null,
    // Whole seconds and minutes: what the words say, so that they are not drawn 12 times a second.
    savedMs: Math.floor(recorder.savedMs / 1_000) * 1_000,
    elapsedMs: isForgotten ? recorder.elapsedMs : 0,
    quietMs: isForgotten ? recorder.quietMs : 0,
    isSilent,
    isForgotten,
    isOffline: !isOnline || (sending !== null && unreachable.has(sending.code)),
    isSignedOut: session.status === "signed_out" || sending?.code === "signed_out",
    sendingProblem: sending && !unreachable.has(sending.code) ? sending.message : null,
    roomMinutes: room.isLow ? room.minutes : null,
    isDesktop: platform.kind === "desktop",
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
