/** Length as the strip says it: `0:00`, `12:47`, from an hour on `1:02:03`. @param ms milliseconds. */
export function clock(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1_000);
  const two = (value: number): string => String(value).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** For those who hear the screen: "12 minutes 47 seconds". */
export function spokenClock(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1_000);
  const parts = [
    [Math.floor(seconds / 3_600), "hour"],
    [Math.floor(seconds / 60) % 60, "minute"],
    [seconds % 60, "second"],
  ] as const;
  const said = parts.filter(([value]) => value > 0).map(([value, unit]) => `${value} ${unit}${value === 1 ? "" : "s"}`);
  return said.join(" ") || "0 seconds";
}
