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
  useShortcuts(
    {
      toggleSessions: () => layout.toggleList(),
      record: startRecording,
      recordPause: () => (recorder.state === "idle" ? startRecording() : pauseOrResume()),
      stop: () => (recorder.state === "idle" ? false : recorder.stop()),
      playPause: () => {
        if (isLive(stores)) return pauseOrResume();
        return openVisit.visitId !== null && playback.hasAudio ? playback.toggle() : false;
      },
    },
    { isActive, singleKeys: layout.hasSingleKeys },
  );
}
