import { useScreenActive } from "../app/KeepAliveOutlet";
import { useStores } from "../app/stores";
import { useShortcuts } from "../shortcuts/useShortcuts";
import { isLive } from "./isLive";
import { useNewRecording } from "./useNewRecording";

/** The keys of the scribe. What a key does now depends on what is open; `false` leaves the key alone. For observers. */
export function useScribeShortcuts(): void {
  const stores = useStores();
  const { layout, openVisit, playback, recorder } = stores;
  const isActive = useScreenActive();
  const { record } = useNewRecording();

  const startRecording = () => {
    if (recorder.state !== "idle") return false;
    return openVisit.visitId === null ? record() : recorder.start(openVisit.visitId);
  };
  const pauseOrResume = () => {
    if (recorder.state === "recording") return recorder.pause();
    return recorder.state === "paused" ? recorder.resume() : false;
  };
  const live = isLive(stores);
  const isIdle = recorder.state === "idle";
  const canPlay = !live && openVisit.visitId !== null && playback.hasAudio;
  // Only what can be done now is bound, so that the key sheet and the palette offer nothing else.
  useShortcuts(
    {
      toggleSessions: () => layout.toggleList(),
      recordPause: () => (recorder.state === "idle" ? startRecording() : pauseOrResume()),
      ...(isIdle && { record: startRecording }),
      ...(!isIdle && { stop: () => recorder.stop() }),
      ...((live || canPlay) && { playPause: () => (live ? pauseOrResume() : playback.toggle()) }),
    },
    { isActive, singleKeys: layout.hasSingleKeys },
  );
}
