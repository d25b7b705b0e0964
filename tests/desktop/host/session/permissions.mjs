import { toInner, toOuter } from "../addresses/mapping.mjs";
import { host } from "../host.mjs";

/** Electron's permissions and details with Chromium's names. */
const permissions = [
  { electron: "media", kind: "audio", chromium: { name: "microphone" } },
  { electron: "media", kind: "video", chromium: { name: "camera" } },
  { electron: "display-capture", chromium: { name: "display-capture" } },
  { electron: "notifications", chromium: { name: "notifications" } },
  { electron: "geolocation", chromium: { name: "geolocation" } },
  { electron: "midi", chromium: { name: "midi" } },
  { electron: "midiSysex", chromium: { name: "midi", sysex: true } },
  { electron: "clipboard-read", chromium: { name: "clipboard-read" } },
  { electron: "clipboard-sanitized-write", chromium: { name: "clipboard-write" } },
  { electron: "idle-detection", chromium: { name: "idle-detection" } },
  { electron: "screen-wake-lock", chromium: { name: "screen-wake-lock" } },
  { electron: "storage-access", chromium: { name: "storage-access" } },
  { electron: "window-management", chromium: { name: "window-management" } },
];

/**
 * Decides a page's permissions with the application's handlers before it loads. Electron asks them at every use, the
 * host once per navigation for every permission.
 * @param {object} contents the page's webContents
 * @param {string} innerUrl the address that is about to load
 */
export async function settlePermissions(contents, innerUrl) {
  const origin = new URL(innerUrl).origin;
  if (origin === "null") return;
  const url = toOuter(innerUrl);
  const before = contents.innerUrl;
  contents.innerUrl = toInner(url); // the handlers read the page's address
  try {
    const settle = async ({ electron, kind, chromium }) => {
      const isAllowed = await ask(contents, electron, kind, url, `${toOuter(origin)}/`);
      const setting = isAllowed ? "granted" : "denied";
      await host.devtools.send("Browser.setPermission", { origin, permission: chromium, setting });
    };
    await Promise.all(permissions.map(settle));
  } finally {
    contents.innerUrl = before;
  }
}

async function ask(contents, permission, kind, url, origin) {
  const { session } = contents;
  const common = { isMainFrame: true, requestingUrl: url, securityOrigin: origin };
  const checked = session.permissionCheck(contents, permission, origin, {
    ...common,
    ...(kind && { mediaType: kind }),
  });
  if (!checked) return false;
  const details = { ...common, ...(kind && { mediaTypes: [kind] }) };
  return new Promise((resolve) => session.permissionRequest(contents, permission, resolve, details));
}
