import type { DesktopPlatform } from "../../shared/downloads/downloads";

/** Browser properties that identify the platform. */
interface BrowserFacts {
  userAgent: string;
  /** Distinguishes iPads, where Safari identifies as a Mac, from Macs, which have no touch screen. */
  maxTouchPoints: number;
}

/** Returns the visitor's platform; null for phones, tablets, Chromebooks and unknown systems. Pure. */
export function visitorPlatform({ userAgent, maxTouchPoints }: BrowserFacts): DesktopPlatform | null {
  if (/android|iphone|ipad|ipod|mobile|cros/i.test(userAgent)) return null;
  if (/windows/i.test(userAgent)) return "windows";
  if (/macintosh|mac os x/i.test(userAgent)) return maxTouchPoints > 1 ? null : "mac";
  return /linux|x11/i.test(userAgent) ? "linux" : null;
}
