/** One word about the world and the sentence behind it. */
export interface Connection {
  state: "ok" | "wait" | "off" | "stop";
  label: string;
  why: string;
}

interface World {
  isOnline: boolean;
  isSignedIn: boolean;
  /** In the desktop app without an account: the service is on this computer, and needs no network. */
  isLocal: boolean;
  /** Sound recorded and not yet with the practice, in milliseconds. */
  unsentMs: number;
  /** The open session's stream; null when no session is open. */
  stream: "connecting" | "live" | "offline" | null;
}

/** Sound that may be on its way without a word: the upload runs a few seconds behind. */
const onItsWayMs = 15_000;

/** What the pill in the top bar says. Pure. */
export function connectionOf({ isOnline, isSignedIn, isLocal, unsentMs, stream }: World): Connection {
  if (!isSignedIn)
    return {
      state: "stop",
      label: "Sign in again",
      why: "Your sign-in ended. What you record is kept on this computer.",
    };
  if (isLocal && stream !== "offline")
    return { state: "ok", label: "On this computer", why: "Chartside runs on this computer. Nothing leaves it." };
  if (isLocal)
    return { state: "wait", label: "One moment", why: "What you record is kept; the rest is starting again." };
  if (!isOnline || stream === "offline")
    return { state: "off", label: "Offline", why: "Recording goes on and is sent when you are back." };
  if (unsentMs > onItsWayMs)
    return {
      state: "wait",
      label: `Catching up ${spoken(unsentMs)}`,
      why: "Everything is saved on this computer and is being sent to your practice.",
    };
  return { state: "ok", label: "Online", why: "Connected to your practice." };
}

const spoken = (ms: number): string => (ms < 60_000 ? `${Math.round(ms / 1_000)} s` : `${Math.round(ms / 60_000)} min`);
