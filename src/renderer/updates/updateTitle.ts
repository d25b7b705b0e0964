import type { UpdateInfo, UpdatesStatus } from "../../shared/bridge/updatesBridge";
import { formatCount } from "../format/formatCount";
import { formatDayWithYear } from "../format/formatDay";
import { formatDayAtTime } from "../format/formatTime";

/** Returns the heading of the updates panel. Pure. */
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

/** Returns the update that a status is about; null if there is none. Pure. */
export function updateOf({ state }: UpdatesStatus): UpdateInfo | null {
  if (state.status === "error") return state.update;
  return "version" in state ? state : null;
}

/** Returns the download progress in percent: 100 once downloaded, even if installing failed; otherwise null. Pure. */
export function percentOf({ state }: UpdatesStatus): number | null {
  if (state.status === "downloading") return state.percent;
  return state.status === "downloaded" || (state.status === "error" && state.step === "install") ? 100 : null;
}

/** Formats the speed of a download: "2,140 KB/s" (1 KB is 1,000 bytes). Pure. */
export const formatSpeed = (bytesPerSecond: number): string =>
  `${formatCount(Math.round(bytesPerSecond / 1_000))} KB/s`;

/**
 * Formats when updates were last checked: "Last checked today at 9:12 AM", "Last checked Nov 19, 2026 at 9:12 AM", "Not
 * checked yet". Pure.
 * @param checkedAt RFC 3339; null if never.
 */
export function formatLastChecked(checkedAt: string | null, now: Date): string {
  if (checkedAt === null) return "Not checked yet";
  return `Last checked ${formatDayAtTime(new Date(checkedAt), now)}`;
}

/** Says that the update feed is old. Pure. @param signedAt RFC 3339. */
export const formatOldFeed = (signedAt: string): string =>
  `The update feed was last signed on ${formatDayWithYear(new Date(signedAt))}. Updates may be withheld. Contact ` +
  "your practice’s admin.";

/** Splits release notes into lines, without empty lines. A line after a dash, star or bullet is a list item. Pure. */
export function noteLines(notes: string): { text: string; isPoint: boolean }[] {
  const lines = notes.split("\n").map((line) => line.trim());
  return lines.filter(Boolean).map((line) => {
    const point = /^[-*•]\s+(.*)$/.exec(line)?.[1];
    return { text: point ?? line, isPoint: point !== undefined };
  });
}
