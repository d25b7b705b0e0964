import { reaction } from "mobx";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { assertNever } from "../../shared/errors";
import type { ShellCommand, ShownRecording } from "../../shared/bridge/shellBridge";
import { home } from "../base/access";
import { useStores } from "../base/useStores";
import type { RecorderState } from "../recording/RecorderStore";

/** Returns what the shell shows of a recording. Starting and stopping count as recording. Pure. */
function shownRecording(state: RecorderState): ShownRecording {
  if (state === "idle") return "none";
  return state === "paused" ? "paused" : "recording";
}

interface Dialogs {
  openPalette: () => void;
  /** Closes the dialogs of the dashboard frame, which would cover the screen that a command opens. */
  close: () => void;
}

/** Runs commands of the desktop shell's menu and tray, and reports the recording state to the shell. */
export function useShellMenu(dialogs: Dialogs): void {
  const { platform, recorder, recordStart, visits } = useStores();
  const navigate = useNavigate();

  const run = (command: ShellCommand): void => {
    switch (command) {
      case "palette":
        return dialogs.openPalette();
      case "stop":
        if (recorder.state === "recording" || recorder.state === "paused") void recorder.stop();
        return;
      case "newSession":
        dialogs.close();
        void navigate(home);
        return visits.beginNew();
      case "record":
        if (recorder.state === "recording") return void recorder.pause();
        if (recorder.state === "paused") return void recorder.resume();
        if (recorder.state !== "idle") return;
        dialogs.close();
        void navigate(home);
        return void recordStart.record();
      default:
        assertNever(command);
    }
  };
  const newest = useRef(run);
  useEffect(() => {
    newest.current = run;
  });
  useEffect(() => platform.on("shell:command", (command) => newest.current(command)), [platform]);

  useEffect(() => {
    if (platform.kind !== "desktop") return;
    const report = (recording: ShownRecording) => void platform.call("shell", "recordingChanged", { recording });
    return reaction(() => shownRecording(recorder.state), report, { fireImmediately: true });
  }, [platform, recorder]);
}
