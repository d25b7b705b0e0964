import type { DesktopPlatform } from "../../shared/downloads/downloads";

/** What a browser tells of the computer it runs on. */
export interface BrowserFacts {
  userAgent: string;
  /** Safari on an iPad says it is a Mac; Macs have no touch screen. */
  maxTouchPoints: number;
}

/** The kind of computer a visitor sits at; null for phones, tablets and what is not known. Pure. */
export function visitorPlatform({ userAgent, maxTouchPoints }: BrowserFacts): DesktopPlatform | null {
  if (/android|iphone|ipad|ipod|mobile|cros/i.test(userAgent)) return null;
  if (/windows/i.test(userAgent)) return "windows";
  if (/macintosh|mac os x/i.test(userAgent)) return maxTouchPoints > 1 ? null : "mac";
  return /linux|x11/i.test(userAgent) ? "linux" : null;
}
