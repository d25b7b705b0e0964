/** "1,284" */
export const countWords = (count: number): string => count.toLocaleString("en-US");

/** Sound as clinics say it: "42 min", "5 h 12 min". @param ms milliseconds. */
export function recordedWords(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return `${countWords(Math.floor(minutes / 60))} h${rest === 0 ? "" : ` ${rest} min`}`;
}

/** A wait: "40 s", "3 min 8 s", "2 h 5 min", "3 d 4 h"; "–" where there is none. @param ms milliseconds. */
export function waitWords(ms: number | null): string {
  if (ms === null) return "–";
  const seconds = Math.round(ms / 1_000);
  const parts = [
    [Math.floor(seconds / 86_400), "d"],
    [Math.floor(seconds / 3_600) % 24, "h"],
    [Math.floor(seconds / 60) % 60, "min"],
    [seconds % 60, "s"],
  ] as const;
  const first = parts.findIndex(([value]) => value > 0);
  if (first === -1) return "0 s";
  return parts
    .slice(first, first + 2)
    .filter(([value]) => value > 0)
    .map(([value, unit]) => `${value} ${unit}`)
    .join(" ");
}
