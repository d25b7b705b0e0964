const browsers = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["Electron", "Chartside app"],
  ["Firefox", "Firefox"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;
const systems = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
] as const;

/** "Firefox on Windows", as far as a browser tells it. Pure. */
export function deviceName(userAgent: string | null): string {
  const browser = browsers.find(([mark]) => userAgent?.includes(`${mark}/`))?.[1];
  const system = systems.find(([mark]) => mark.test(userAgent ?? ""))?.[1];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? "Unknown device";
}

const today = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });
const earlier = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/** "Active today, 9:41 AM" or "Active Nov 19, 4:02 PM". Pure. */
export function activeWords(lastActiveAt: string, now: Date): string {
  const time = new Date(lastActiveAt);
  const isToday = time.toDateString() === now.toDateString();
  return `Active ${isToday ? `today, ${today.format(time)}` : earlier.format(time)}`;
}
