import { z } from "zod";
import type { BridgeFragment } from "./fragment";

/** What the recorder does, as far as the shell shows it. */
export const shownRecordingSchema = z.enum(["none", "recording", "paused"]);
export type ShownRecording = z.infer<typeof shownRecordingSchema>;

/** What the menu and the mark in the tray can ask of the page. */
export const shellCommands = ["record", "stop", "newSession", "palette"] as const;
export type ShellCommand = (typeof shellCommands)[number];

/** Window, menu and tray. Nothing of a patient goes through here: those are seen by everybody who sees the screen. */
export const shellBridge = {
  requests: {
    /** The page listens to `app:navigate` now. @returns where it was asked to go before it could hear it, else null. */
    ready: { input: z.undefined(), output: z.string().nullable() },
    /** The shell marks a running recording in tray or dock, keeps the computer awake and asks before it closes. */
    recordingChanged: { input: z.object({ recording: shownRecordingSchema }), output: z.void() },
  },
  events: {
    command: z.enum(shellCommands),
  },
} as const satisfies BridgeFragment;
