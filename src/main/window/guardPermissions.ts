import { session, systemPreferences } from "electron";
import { isAppPage } from "../bridge/appOrigin";

/** Permissions of our page; all others are denied. "media" covers only the microphone. */
const needed = new Set(["media", "clipboard-sanitized-write", "screen-wake-lock"]);

interface PermissionRequest {
  permission: string;
  /** Address or origin of the requester. */
  from: string;
  /** Whether the main frame asks, not a subframe. */
  isMainFrame: boolean;
  /** "audio", "video", or "unknown"; empty if the permission is not about media. */
  media: readonly string[];
}

/** Whether a permission is granted: a needed one, to the main frame of our page, and never the camera. Pure. */
export function isGranted({ permission, from, isMainFrame, media }: PermissionRequest): boolean {
  if (!isMainFrame || !needed.has(permission) || !isAppPage(from)) return false;
  return permission !== "media" || !media.includes("video");
}

/** Replaces Electron's default of granting everything: sets the handlers of permission checks, requests and devices. */
export function guardPermissions(): void {
  const ours = session.defaultSession;
  ours.setPermissionCheckHandler((_contents, permission, from, details) => {
    const media = details.mediaType ? [details.mediaType] : [];
    return isGranted({ permission, from, isMainFrame: details.isMainFrame, media });
  });
  ours.setPermissionRequestHandler((_contents, permission, answer, details) => {
    const media = ("mediaTypes" in details && details.mediaTypes) || [];
    const request = { permission, from: details.requestingUrl, isMainFrame: details.isMainFrame, media };
    if (!isGranted(request)) return answer(false);
    if (permission !== "media" || process.platform !== "darwin") return answer(true);
    systemPreferences.askForMediaAccess("microphone").then(answer, () => answer(false)); // macOS prompts once
  });
  ours.setDevicePermissionHandler(() => false);
}
