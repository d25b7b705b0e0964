import { formatDeviceActivity } from "../format/formatTime";

/**
 * Browsers by their token in a user agent. The first match counts: Edge's also contains Chrome, Chrome's also Safari.
 */
const browsers = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["Electron", "Chartside app"],
  ["Firefox", "Firefox"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;
/** Systems by their pattern in a user agent. The first match counts: iOS also has "Mac OS X", Android also "Linux". */
const systems = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
] as const;

/** Returns a device's name from its user agent, e.g. "Firefox on Windows"; "Unknown device" without a match. Pure. */
export function deviceName(userAgent: string | null): string {
  const browser = browsers.find(([token]) => userAgent?.includes(`${token}/`))?.[1];
  const system = systems.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? "Unknown device";
}

/** Formats "Active today, 9:41 AM" or "Active Nov 19, 4:02 PM". @param lastActiveAt RFC 3339. */
export function formatLastActive(lastActiveAt: string, now: Date): string {
  return `Active ${formatDeviceActivity(new Date(lastActiveAt), now)}`;
}
