import { twoDigits } from "./twoDigits";

/** Formats a position in a recording: `07:36`, from one hour `1:02:03`. @param ms milliseconds; below 0 counts as 0. */
export const formatClock = (ms: number): string => clock(ms, twoDigits);

/** Formats the length of a running recording: `7:36`, from one hour `1:02:03`. @param ms as in `formatClock`. */
export const formatTimer = (ms: number): string => clock(ms, String);

/** Formats a length for screen readers: "11 minutes 6 seconds", "0 seconds". @param ms as in `formatClock`. */
export function spellClock(ms: number): string {
  const { hours, minutes, seconds } = split(ms);
  const units = [
    [hours, "hour"],
    [minutes, "minute"],
    [seconds, "second"],
  ] as const;
  const parts = units
    .filter(([value]) => value > 0)
    .map(([value, unit]) => `${value} ${unit}${value === 1 ? "" : "s"}`);
  return parts.join(" ") || "0 seconds";
}

function clock(ms: number, leading: (minutes: number) => string): string {
  const { hours, minutes, seconds } = split(ms);
  if (hours === 0) return `${leading(minutes)}:${twoDigits(seconds)}`;
  return `${hours}:${twoDigits(minutes)}:${twoDigits(seconds)}`;
}

function split(ms: number) {
  const seconds = Math.floor(Math.max(0, ms) / 1_000);
  return { hours: Math.floor(seconds / 3_600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 };
}
