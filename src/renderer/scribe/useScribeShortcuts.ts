import { useIsScreenActive } from "../base/KeepAliveOutlet";
import { useStores } from "../base/useStores";
import { useShortcuts } from "../shortcuts/useShortcuts";
import { isLive } from "./isLive";

/**
 * Binds the keyboard shortcuts for recording and playback while the screen is shown. An action that returns `false` did
 * not handle the key. Call it in an `observer` component.
 */
export function useScribeShortcuts(): void {
  const stores = useStores();
  const { layout, openVisit, playback, recorder, recordStart } = stores;
  const isActive = useIsScreenActive();
  const startRecording = () => (recorder.state === "idle" ? recordStart.record() : false);
  const pauseOrResume = () => {
    if (recorder.state === "recording") return recorder.pause();
    return recorder.state === "paused" ? recorder.resume() : false;
  };
  const live = isLive(stores);
  const isIdle = recorder.state === "idle";
  const canPlay = !live && openVisit.visitId !== null && playback.hasAudio;
  // Only available actions are bound, so that the shortcut list and the palette show nothing else.
  useShortcuts(
    {
      toggleSessions: () => layout.toggleList(),
      focusMode: () => layout.toggleFocusMode(),
      recordPause: () => (recorder.state === "idle" ? startRecording() : pauseOrResume()),
      ...(isIdle && { record: startRecording }),
      ...(!isIdle && { stop: () => recorder.stop() }),
      ...((live || canPlay) && { playPause: () => (live ? pauseOrResume() : playback.toggle()) }),
    },
    { isActive, singleKeys: layout.hasSingleKeys },
  );
}
