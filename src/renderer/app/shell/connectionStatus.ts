import { formatBacklog } from "../../format/formatDuration";

/** The connection status: a short label and an explanation. */
export interface Connection {
  state: "ok" | "wait" | "off" | "stop";
  label: string;
  why: string;
}

interface Conditions {
  isOnline: boolean;
  isSignedIn: boolean;
  /** Whether this is the desktop app without an account; the server then runs on this computer. */
  isLocal: boolean;
  /** Recorded but not yet uploaded audio, in milliseconds. */
  unsentMs: number;
  /** State of the open visit's event stream; null if no visit is open. */
  stream: "connecting" | "live" | "offline" | null;
}

/** Milliseconds of unsent audio up to which no backlog is shown: the upload normally lags a few seconds. */
const normalBacklogMs = 15_000;

/** Returns the status shown in the top bar. Pure. */
export function connectionStatus({ isOnline, isSignedIn, isLocal, unsentMs, stream }: Conditions): Connection {
  if (!isSignedIn)
    return {
      state: "stop",
      label: "Sign in again",
      why: "Your sign-in ended. Recordings are saved on this computer.",
    };
  if (isLocal && stream !== "offline")
    return { state: "ok", label: "On this computer", why: "Chartside runs on this computer. Nothing leaves it." };
  if (isLocal) return { state: "wait", label: "Restarting", why: "Chartside is restarting. Your recording is saved." };
  if (isOnline && stream === "offline")
    return {
      state: "off",
      label: "Not reachable",
      why: "Recording continues and will be sent when your practice answers.",
    };
  if (!isOnline)
    return { state: "off", label: "Offline", why: "Recording continues and will be sent when you are back online." };
  if (unsentMs > normalBacklogMs)
    return {
      state: "wait",
      label: `Catching up ${formatBacklog(unsentMs)}`,
      why: "Recordings are saved on this computer and are being sent to your practice.",
    };
  return { state: "ok", label: "Online", why: "Connected to your practice." };
}
