import type { UpdateInfo, UpdatesStatus } from "../../shared/bridge/updatesBridge";
import { formatCount } from "../format/formatCount";
import { formatDayAtTime } from "../format/formatTime";

/** Returns the heading. Pure. */
export function updateTitle({ state, installed }: UpdatesStatus): string {
  switch (state.status) {
    case "idle":
      return `Chartside ${installed}`;
    case "checking":
      return "Checking for updates…";
    case "available":
      return `Version ${state.version} is available`;
    case "not-available":
      return "Chartside is up to date";
    case "downloading":
      return `Version ${state.version} is downloading`;
    case "downloaded":
      return `Version ${state.version} is ready`;
    case "error":
      return state.text;
  }
}

/** Returns the update of a status, or null. Pure. */
export function updateOf({ state }: UpdatesStatus): UpdateInfo | null {
  if (state.status === "error") return state.update;
  return "version" in state ? state : null;
}

/** Returns the download progress in percent, 100 once verified; null without a download. Pure. */
export function percentOf({ state }: UpdatesStatus): number | null {
  if (state.status === "downloading") return state.percent;
  return state.status === "downloaded" || (state.status === "error" && state.step === "install") ? 100 : null;
}

/** "2,140 KB/s". Pure. */
export const formatSpeed = (bytesPerSecond: number): string =>
  `${formatCount(Math.round(bytesPerSecond / 1_000))} KB/s`;

/** "Last checked today at 9:12 AM", "Last checked Nov 19, 2026 at 9:12 AM", "Not checked yet". Pure. */
export function formatLastChecked(checkedAt: string | null, now: Date): string {
  if (checkedAt === null) return "Not checked yet";
  return `Last checked ${formatDayAtTime(new Date(checkedAt), now)}`;
}

/** Splits release notes into lines; a leading dash, star or bullet marks a list item. Pure. */
export function noteLines(notes: string): { text: string; isPoint: boolean }[] {
  const lines = notes.split("\n").map((line) => line.trim());
  return lines.filter(Boolean).map((line) => {
    const point = /^[-*•]\s+(.*)$/.exec(line)?.[1];
    return { text: point ?? line, isPoint: point !== undefined };
  });
}
