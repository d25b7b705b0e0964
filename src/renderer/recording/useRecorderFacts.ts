import { useSyncExternalStore } from "react";
import type { ErrorCode } from "../../shared/errors";
import { useStores } from "../base/useStores";
import type { RecorderFacts } from "./recorderView";

/** Errors shown as offline, because sending continues once the server answers again. */
const unreachable = new Set<ErrorCode>(["offline", "timeout", "unavailable", "internal", "damaged", "rate_limited"]);

/**
 * Returns the input of `recorderView`. Call it in observer components only.
 * @param savedMs changes every second; 0 for what does not show it.
 */
export function useRecorderFacts(savedMs: number): RecorderFacts {
  const { openVisit, platform, recorder, session } = useStores();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const { state, problem, isSilent, isForgotten, space, microphones, microphoneLabel } = recorder;
  const { visitId } = openVisit;
  const sending =
    recorder.state === "idle" && visitId !== null
      ? recorder.localTakes.unsentProblem(visitId)
      : recorder.sendingProblem;
  return {
    state,
    problem: recorder.visitId === openVisit.visitId ? problem : null,
    unsentMs: visitId === null ? null : recorder.unsentMs(visitId),
    savedMs,
    elapsedMs: isForgotten ? recorder.elapsedMs : 0,
    quietMs: isForgotten ? recorder.quietMs : 0,
    isTyped: openVisit.takes.length === 0 && openVisit.utterances.length > 0,
    isSilent,
    isForgotten,
    isOffline: !isOnline || (sending !== null && unreachable.has(sending.code)),
    isSignedOut: session.status === "signed_out" || sending?.code === "signed_out",
    sendingProblem: sending && !unreachable.has(sending.code) ? sending.message : null,
    roomMinutes: space.isLow ? space.minutes : null,
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
