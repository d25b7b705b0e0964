import { formatTimer } from "../format/formatClock";
import type { RecorderProblem, RecorderState } from "./RecorderStore";
import { formatDurationInWords } from "../format/formatDuration";
import { howToAllowMicrophone } from "./howToAllowMicrophone";

/** What the recorder shows: state (`word`), colored `dot` (null for none), level meter, status line and buttons. */
export interface RecorderView {
  word: string;
  tone: "stop" | "muted" | "check";
  dot: "stop" | "muted" | "check" | null;
  meter: "live" | "paused" | "silent";
  line: {
    icon: "saved" | "pause" | "warning" | "offline" | "lock" | "disk" | "headset";
    tone: "ok" | "muted" | "check";
    text: string;
  };
  actions: RecorderAction[];
  /** Whether screen readers announce the status immediately. */
  isUrgent: boolean;
}

/** An action of the recorder's buttons. `again`: tries again after a failure. */
export type RecorderAction =
  "record" | "pause" | "resume" | "stop" | "change" | "built-in" | "again" | "import" | "free-space";

/** What the recorder's view depends on. Times in milliseconds. */
export interface RecorderFacts {
  state: RecorderState;
  problem: RecorderProblem | null;
  /** How much of the take is on this computer's disk. */
  savedMs: number;
  /** Length of the visit's stopped takes that the server does not have completely; null if it has all. */
  unsentMs: number | null;
  /** Length of the take, without pauses. */
  elapsedMs: number;
  /** Whether the visit's transcript was typed and nothing was recorded. */
  isTyped: boolean;
  /** Whether the microphone may be muted. */
  isSilent: boolean;
  /** Whether the take is so long, or has been quiet for so long, that the visit may be over. */
  isForgotten: boolean;
  /** Length of the current silence. */
  quietMs: number;
  isOffline: boolean;
  isSignedOut: boolean;
  /** Message of the error for which the take is not sent; null if it is sent or the server cannot be reached. */
  sendingProblem: string | null;
  /** Minutes of recording that still fit on the disk, if fewer than 10; otherwise null. */
  roomMinutes: number | null;
  /** Name of the microphone; null if unknown. */
  microphone: string | null;
  /** On the desktop the operating system grants microphone access; on the web the browser does. */
  isDesktop: boolean;
}

/** Returns text and actions for the recorder's state. A problem takes precedence over the state. */
export function recorderView(facts: RecorderFacts): RecorderView {
  const { state, problem } = facts;
  if (problem) return problemView(problem, facts);
  if (state === "paused") {
    const line = { icon: "pause", tone: "muted", text: "Nothing is being recorded" } as const;
    return { ...baseView("Paused", "muted", "paused", line), dot: "muted", actions: ["resume", "stop"] };
  }
  if (state === "recording") return recordingView(facts);
  if (state === "idle" && facts.unsentMs !== null) return unsentView(facts.unsentMs, facts);
  const waiting = state === "starting" ? "Starting" : state === "stopping" ? "Saving" : null;
  if (waiting === null && facts.isTyped) {
    const typed = { icon: "pause", tone: "muted", text: "The transcript was typed. Nothing was recorded." } as const;
    return { ...baseView("Typed", "muted", "paused", typed), actions: ["record"] };
  }
  const isNamed = facts.microphone !== null; // the name is shown in the picker
  const text = isNamed ? "Nothing is being recorded" : "Chartside asks for microphone access when you press Record";
  const line = { icon: isNamed ? "pause" : "headset", tone: "muted", text } as const;
  return { ...baseView(waiting ?? "Ready", "muted", "paused", line), actions: waiting === null ? ["record"] : [] };
}

function unsentView(unsentMs: number, facts: RecorderFacts): RecorderView {
  return { ...baseView("Stopped", "muted", "paused", unsentLine(unsentMs, facts)), actions: ["record"] };
}

function unsentLine(unsentMs: number, { isSignedOut, isOffline, sendingProblem }: RecorderFacts): RecorderView["line"] {
  const saved = `${formatTimer(unsentMs)} saved on this computer.`;
  if (isSignedOut) return { icon: "warning", tone: "check", text: `${saved} Sign in to send it.` };
  if (isOffline) return { icon: "offline", tone: "check", text: `${saved} Sends when online.` };
  if (sendingProblem !== null) return { icon: "warning", tone: "check", text: `${saved} Not sent: ${sendingProblem}` };
  return { icon: "saved", tone: "ok", text: `${saved} Sending.` };
}

function recordingView(facts: RecorderFacts): RecorderView {
  const saved = { icon: "saved", tone: "ok", text: `Saved on this computer to ${formatTimer(facts.savedMs)}` } as const;
  const recording = {
    ...baseView("Recording", "stop", "live", saved),
    dot: "stop",
    actions: ["pause", "stop"],
  } as RecorderView;
  if (facts.isForgotten) {
    const length = `Recording for ${formatDurationInWords(facts.elapsedMs)}`;
    const quiet = facts.quietMs >= 60_000 ? `, quiet for the last ${formatDurationInWords(facts.quietMs)}` : "";
    return warningView("Still recording", `${length}${quiet}. Is the visit over?`, ["pause", "stop"]);
  }
  if (facts.isSilent) {
    const silent = warningView("No sound for 10 s", "Still recording. Is the microphone muted?", ["change", "stop"]);
    return { ...silent, meter: "silent", isUrgent: true };
  }
  if (facts.roomMinutes !== null) {
    const room = `Room for ${facts.roomMinutes} more minutes on this computer`;
    return { ...warningView("Disk almost full", room, ["free-space", "stop"]), meter: "live" };
  }
  if (facts.isSignedOut) {
    const kept = "Your sign-in ended. Recording continues and is saved on this computer.";
    return { ...recording, line: { icon: "warning", tone: "check", text: kept }, isUrgent: true };
  }
  if (facts.isOffline) {
    const text = "Saved here. Sends when online.";
    return { ...recording, word: "Recording, offline", line: { icon: "offline", tone: "check", text } };
  }
  if (facts.sendingProblem !== null) {
    const text = `${facts.sendingProblem} Recording continues and is saved on this computer.`;
    return { ...recording, line: { icon: "warning", tone: "check", text } };
  }
  return recording;
}

function problemView(problem: RecorderProblem, { state, isDesktop }: RecorderFacts): RecorderView {
  const saved = formatTimer(problem.atMs);
  const canStop: RecorderAction[] = state === "idle" ? [] : ["stop"];
  switch (problem.kind) {
    case "blocked": {
      return stoppedView("Microphone blocked", "lock", `Allow it ${howToAllowMicrophone(isDesktop)}`, ["again"]);
    }
    case "no_microphone":
      return stoppedView("No microphone", "warning", problem.detail, ["again", "import"]);
    case "unplugged": {
      const line = { icon: "saved", tone: "ok", text: `Everything to ${saved} is saved` } as const;
      const view = baseView("Microphone unplugged", "check", "paused", line);
      return { ...view, dot: "check", actions: ["built-in", ...canStop], isUrgent: true };
    }
    case "disk_full":
      return stoppedView("Disk full", "disk", `Recording stopped at ${saved}; all of it is saved.`, ["free-space"]);
    case "elsewhere":
      return stoppedView("Recording elsewhere", "warning", problem.detail, ["again"]);
    case "incomplete":
      return stoppedView(
        "Audio missing",
        "warning",
        `${problem.detail} of audio could not be recorded. The rest is saved.`,
        ["record"],
      );
    case "failed":
      return stoppedView("Stopped", "warning", `${problem.detail} Everything to ${saved} is saved.`, ["again"]);
  }
}

const baseView = (
  word: string,
  tone: RecorderView["tone"],
  meter: RecorderView["meter"],
  line: RecorderView["line"],
): RecorderView => ({ word, tone, dot: null, meter, line, actions: [], isUrgent: false });

const warningView = (word: string, text: string, actions: RecorderAction[]): RecorderView => ({
  ...baseView(word, "check", "live", { icon: "warning", tone: "check", text }),
  dot: "check",
  actions,
});

const stoppedView = (
  word: string,
  icon: RecorderView["line"]["icon"],
  text: string,
  actions: RecorderAction[],
): RecorderView => ({ ...baseView(word, "check", "paused", { icon, tone: "check", text }), actions, isUrgent: true });
