import { z } from "zod";
import type { BridgeFragment } from "./BridgeFragment";

/** State of the recorder as shown in the menu and the tray. */
const shownRecordingSchema = z.enum(["none", "recording", "paused"]);
export type ShownRecording = z.infer<typeof shownRecordingSchema>;

/** Commands that the menu and the tray send to the renderer. */
export const shellCommands = ["record", "stop", "newSession", "palette"] as const;
export type ShellCommand = (typeof shellCommands)[number];

/** Window, menu and tray. Carries no patient data, because anyone who sees the screen can read menu and tray. */
export const shellBridge = {
  requests: {
    /** Reports that the renderer now listens to `app:navigate`. @returns the route requested before that, or null. */
    ready: { input: z.undefined(), output: z.string().nullable() },
    /** Shows the recording in the tray or dock, keeps the computer awake and asks before the window closes. */
    recordingChanged: { input: z.object({ recording: shownRecordingSchema }), output: z.void() },
  },
  events: {
    command: z.enum(shellCommands),
  },
} as const satisfies BridgeFragment;
