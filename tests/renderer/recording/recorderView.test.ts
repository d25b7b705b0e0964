import { expect, test } from "vitest";
import { type RecorderFacts, recorderView } from "../../../src/renderer/recording/recorderView";

const recording: RecorderFacts = {
  state: "recording",
  problem: null,
  savedMs: 766_000,
  unsentMs: null,
  isTyped: false,
  elapsedMs: 767_000,
  isSilent: false,
  isForgotten: false,
  quietMs: 0,
  isOffline: false,
  isSignedOut: false,
  sendingProblem: null,
  roomMinutes: null,
  microphone: "Jabra Speak 510",
  isDesktop: true,
};
const problem = (kind: NonNullable<RecorderFacts["problem"]>["kind"], atMs = 0, detail = "Words.") => ({
  kind,
  atMs,
  detail,
});

test.each<[string, Partial<RecorderFacts>, string, string, string[]]>([
  ["ready", { state: "idle" }, "Ready", "Nothing is being recorded", ["record"]],
  [
    "stopped offline",
    { state: "idle", unsentMs: 17_400, isOffline: true },
    "Stopped",
    "0:17 saved on this computer. Sends when online.",
    ["record"],
  ],
  [
    "stopped and being sent",
    { state: "idle", unsentMs: 17_400 },
    "Stopped",
    "0:17 saved on this computer. Sending.",
    ["record"],
  ],
  [
    "stopped and signed out",
    { state: "idle", unsentMs: 17_400, isSignedOut: true, isOffline: true },
    "Stopped",
    "0:17 saved on this computer. Sign in to send it.",
    ["record"],
  ],
  [
    "stopped and refused by the server",
    { state: "idle", unsentMs: 17_400, sendingProblem: "The server's disk is full." },
    "Stopped",
    "0:17 saved on this computer. Not sent: The server's disk is full.",
    ["record"],
  ],
  ["recording", {}, "Recording", "Saved on this computer to 12:46", ["pause", "stop"]],
  ["paused", { state: "paused" }, "Paused", "Nothing is being recorded", ["resume", "stop"]],
  ["silent", { isSilent: true }, "No sound for 10 s", "Still recording. Is the microphone muted?", ["change", "stop"]],
  [
    "unplugged",
    { problem: problem("unplugged", 776_000) },
    "Microphone unplugged",
    "Everything to 12:56 is saved",
    ["built-in", "stop"],
  ],
  ["offline", { isOffline: true }, "Recording, offline", "Saved here. Sends when online.", ["pause", "stop"]],
  [
    "incomplete",
    { state: "idle", problem: problem("incomplete", 60_000, "About 3 s") },
    "Audio missing",
    "About 3 s of audio could not be recorded. The rest is saved.",
    ["record"],
  ],
  [
    "blocked",
    { state: "idle", problem: problem("blocked") },
    "Microphone blocked",
    "Allow it in System Settings, Privacy, Microphone",
    ["again"],
  ],
  [
    "blocked on the web",
    { state: "idle", problem: problem("blocked"), isDesktop: false },
    "Microphone blocked",
    "Allow it with the icon left of the address bar",
    ["again"],
  ],
  [
    "almost full",
    { roomMinutes: 9 },
    "Disk almost full",
    "Room for 9 more minutes on this computer",
    ["free-space", "stop"],
  ],
  [
    "full",
    { state: "idle", problem: problem("disk_full", 2_467_000) },
    "Disk full",
    "Recording stopped at 41:07; all of it is saved.",
    ["free-space"],
  ],
  [
    "forgotten",
    { isForgotten: true, elapsedMs: 3 * 3_600_000, quietMs: 15 * 60_000 },
    "Still recording",
    "Recording for 3 hours, quiet for the last 15 minutes. Is the visit over?",
    ["pause", "stop"],
  ],
  [
    "signed out",
    { isSignedOut: true },
    "Recording",
    "Your sign-in ended. Recording continues and is saved on this computer.",
    ["pause", "stop"],
  ],
  [
    "in another window",
    { state: "idle", problem: problem("elsewhere", 0, "This session is being recorded in another window.") },
    "Recording elsewhere",
    "This session is being recorded in another window.",
    ["again"],
  ],
])("%s shows what happens, what is safe and what to press", (_name, facts, word, line, actions) => {
  const view = recorderView({ ...recording, ...facts });
  expect({ word: view.word, line: view.line.text, actions: view.actions }).toEqual({ word, line, actions });
});
