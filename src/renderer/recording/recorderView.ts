import { clock } from "./clock";
import type { RecorderProblem, RecorderState } from "./RecorderStore";

/** What the strip says and offers, whatever it looks like. */
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
  /** Said at once to those who hear the screen. */
  isUrgent: boolean;
}
export type RecorderAction =
  "record" | "pause" | "resume" | "stop" | "change" | "built-in" | "again" | "import" | "free-space";

export interface RecorderFacts {
  state: RecorderState;
  problem: RecorderProblem | null;
  savedMs: number;
  elapsedMs: number;
  isSilent: boolean;
  isForgotten: boolean;
  quietMs: number;
  isOffline: boolean;
  isSignedOut: boolean;
  /** The practice answered, and does not take the recording: its words. */
  sendingProblem: string | null;
  /** Minutes there is room for, where they are few. */
  roomMinutes: number | null;
  microphone: string | null;
  /** On the desktop the system says who may use the microphone; on the web the browser does. */
  isDesktop: boolean;
}

/** The recorder's state in words (ux.md §4, §8). The newest trouble speaks first; every state says what is safe. */
export function recorderView(facts: RecorderFacts): RecorderView {
  const { state, problem } = facts;
  if (problem) return ofProblem(problem, facts);
  if (state === "paused") {
    const line = { icon: "pause", tone: "muted", text: "Nothing is being recorded" } as const;
    return { ...base("Paused", "muted", "paused", line), dot: "muted", actions: ["resume", "stop"] };
  }
  if (state === "recording") return ofRecording(facts);
  const waiting = state === "starting" ? "Starting" : state === "stopping" ? "Saving" : null;
  const isNamed = facts.microphone !== null; // the picker beside it says which
  const text = isNamed ? "Nothing is being recorded" : "The microphone is asked for when you press Record";
  const line = { icon: isNamed ? "pause" : "headset", tone: "muted", text } as const;
  return { ...base(waiting ?? "Ready", "muted", "paused", line), actions: waiting === null ? ["record"] : [] };
}

function ofRecording(facts: RecorderFacts): RecorderView {
  const saved = { icon: "saved", tone: "ok", text: `Saved on this computer to ${clock(facts.savedMs)}` } as const;
  const recording = {
    ...base("Recording", "stop", "live", saved),
    dot: "stop",
    actions: ["pause", "stop"],
  } as RecorderView;
  if (facts.isForgotten) {
    const length = `Recording for ${spokenLength(facts.elapsedMs)}`;
    const quiet = facts.quietMs >= 60_000 ? `, quiet for the last ${spokenLength(facts.quietMs)}` : "";
    return warned("Still recording", `${length}${quiet}. Is the visit over?`, ["pause", "stop"]);
  }
  if (facts.isSilent) {
    const silent = warned("No sound for 10 s", "Still recording. Is the microphone muted?", ["change", "stop"]);
    return { ...silent, meter: "silent", isUrgent: true };
  }
  if (facts.roomMinutes !== null) {
    const room = `Room for ${facts.roomMinutes} more minutes on this computer`;
    return { ...warned("Disk almost full", room, ["free-space", "stop"]), meter: "live" };
  }
  if (facts.isSignedOut) {
    const kept = "Your sign-in ended. The recording goes on and is kept on this computer.";
    return { ...recording, line: { icon: "warning", tone: "check", text: kept }, isUrgent: true };
  }
  if (facts.isOffline) {
    const text = "Saved here. Sends when online.";
    return { ...recording, word: "Recording, offline", line: { icon: "offline", tone: "check", text } };
  }
  if (facts.sendingProblem !== null) {
    const text = `${facts.sendingProblem} The recording goes on and is kept on this computer.`;
    return { ...recording, line: { icon: "warning", tone: "check", text } };
  }
  return recording;
}

function ofProblem(problem: RecorderProblem, { state, isDesktop }: RecorderFacts): RecorderView {
  const saved = clock(problem.atMs);
  const canStop: RecorderAction[] = state === "idle" ? [] : ["stop"];
  switch (problem.kind) {
    case "blocked": {
      const how = isDesktop ? "in System Settings, Privacy, Microphone" : "with the sign left of this page’s address";
      return stopped("Microphone blocked", "lock", `Allow it ${how}`, ["again"]);
    }
    case "no_microphone":
      return stopped("No microphone", "warning", problem.detail, ["again", "import"]);
    case "unplugged": {
      const line = { icon: "saved", tone: "ok", text: `Everything to ${saved} is saved` } as const;
      const view = base("Microphone unplugged", "check", "paused", line);
      return { ...view, dot: "check", actions: ["built-in", ...canStop], isUrgent: true };
    }
    case "disk_full":
      return stopped("Computer full", "disk", `Recording stopped at ${saved}; all of it is saved.`, ["free-space"]);
    case "elsewhere":
      return stopped("Not here", "warning", problem.detail, ["again"]);
    case "failed":
      return stopped("Stopped", "warning", `${problem.detail} Everything to ${saved} is saved.`, ["again"]);
  }
}

const base = (
  word: string,
  tone: RecorderView["tone"],
  meter: RecorderView["meter"],
  line: RecorderView["line"],
): RecorderView => ({ word, tone, dot: null, meter, line, actions: [], isUrgent: false });

const warned = (word: string, text: string, actions: RecorderAction[]): RecorderView => ({
  ...base(word, "check", "live", { icon: "warning", tone: "check", text }),
  dot: "check",
  actions,
});

const stopped = (
  word: string,
  icon: RecorderView["line"]["icon"],
  text: string,
  actions: RecorderAction[],
): RecorderView => ({ ...base(word, "check", "paused", { icon, tone: "check", text }), actions, isUrgent: true });

function spokenLength(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 60) return `${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  return hours === 1 ? "1 hour" : `${hours} hours`;
}
