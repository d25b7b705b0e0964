import { session, systemPreferences } from "electron";
import { isAppPage } from "../bridge/sender";

/** What our page needs; everything else, and everybody else, is refused. "media" is the microphone alone. */
const needed = new Set(["media", "clipboard-sanitized-write", "screen-wake-lock"]);

interface Asked {
  permission: string;
  /** Address or origin of who asks. */
  from: string;
  /** Whether the page itself asks, not a frame inside it. */
  isMainFrame: boolean;
  /** "audio", "video"; "unknown" where Electron does not tell. Empty for what is not sound or picture. */
  media: readonly string[];
}

/** Whether a permission is given. Pure. */
export function mayHave({ permission, from, isMainFrame, media }: Asked): boolean {
  if (!isMainFrame || !needed.has(permission) || !isAppPage(from)) return false;
  return permission !== "media" || !media.includes("video");
}

/** Decides in place of Electron, which would allow everything: both when a page asks and when it looks what it may. */
export function guardPermissions(): void {
  const ours = session.defaultSession;
  ours.setPermissionCheckHandler((_contents, permission, from, details) => {
    const media = details.mediaType ? [details.mediaType] : [];
    return mayHave({ permission, from, isMainFrame: details.isMainFrame, media });
  });
  ours.setPermissionRequestHandler((_contents, permission, answer, details) => {
    const media = ("mediaTypes" in details && details.mediaTypes) || [];
    const asked = { permission, from: details.requestingUrl, isMainFrame: details.isMainFrame, media };
    if (!mayHave(asked)) return answer(false);
    if (permission !== "media" || process.platform !== "darwin") return answer(true);
    systemPreferences.askForMediaAccess("microphone").then(answer, () => answer(false)); // macOS asks the person once
  });
  ours.setDevicePermissionHandler(() => false);
}
