import type { UpdateInfo, UpdatesStatus } from "../../shared/bridge/updatesBridge";

/** What stands at the top. Pure. */
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

/** The update it is about; null where there is none. Pure. */
export function updateOf({ state }: UpdatesStatus): UpdateInfo | null {
  if (state.status === "error") return state.update;
  return "version" in state ? state : null;
}

/** 100 for what was downloaded and verified; null where nothing is being fetched. Pure. */
export function percentOf({ state }: UpdatesStatus): number | null {
  if (state.status === "downloading") return state.percent;
  return state.status === "downloaded" || (state.status === "error" && state.step === "install") ? 100 : null;
}

/** "2,140 KB/s". Pure. */
export const speedWords = (bytesPerSecond: number): string =>
  `${Math.round(bytesPerSecond / 1_000).toLocaleString("en-US")} KB/s`;

const time = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });
const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric" });

/** "Last checked today at 9:12 AM", "Last checked Nov 19, 2026 at 9:12 AM", "Not checked yet". Pure. */
export function checkedWords(checkedAt: string | null, now: Date): string {
  if (checkedAt === null) return "Not checked yet";
  const at = new Date(checkedAt);
  const isToday = at.toDateString() === now.toDateString();
  return `Last checked ${isToday ? "today" : day.format(at)} at ${time.format(at)}`;
}

/** Lines of the notes; those that begin with a dash, star or dot are points of a list. Pure. */
export function noteLines(notes: string): { text: string; isPoint: boolean }[] {
  const lines = notes.split("\n").map((line) => line.trim());
  return lines.filter(Boolean).map((line) => {
    const point = /^[-*•]\s+(.*)$/.exec(line)?.[1];
    return { text: point ?? line, isPoint: point !== undefined };
  });
}
