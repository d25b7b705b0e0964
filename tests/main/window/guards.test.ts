import { expect, test, vi } from "vitest";

vi.mock("electron", () => ({
  app: {},
  shell: {},
  session: {},
  systemPreferences: {},
  protocol: {},
  ipcMain: {},
  dialog: {},
}));
const { isGranted } = await import("../../../src/main/window/guardPermissions");
const { mayOpenOutside } = await import("../../../src/main/window/guardNavigation");
const { CrashCount } = await import("../../../src/main/window/reloadAfterCrash");

const page = { from: "app://chartside/", isMainFrame: true, media: [] };

test("the guards allow our page the microphone, the clipboard and the wake lock", () => {
  expect(isGranted({ ...page, permission: "media", media: ["audio"] })).toBe(true);
  expect(isGranted({ ...page, permission: "clipboard-sanitized-write" })).toBe(true);
  expect(isGranted({ ...page, permission: "screen-wake-lock" })).toBe(true);
});

test.each([
  { permission: "media", media: ["video"] },
  { permission: "media", media: ["audio", "video"] },
  ...[
    "geolocation",
    "notifications",
    "clipboard-read",
    "usb",
    "serial",
    "hid",
    "midi",
    "fullscreen",
    "openExternal",
  ].map((permission) => ({ permission, media: [] })),
])("the guards deny our page $permission $media", (asked) => {
  expect(isGranted({ ...page, ...asked })).toBe(false);
});

test.each(["https://evil.example/", "app://other/", "app://chartside.evil.example/", "file:///index.html", "", "null"])(
  "the guards deny %s every permission",
  (from) => {
    expect(isGranted({ from, isMainFrame: true, permission: "media", media: ["audio"] })).toBe(false);
  },
);

test("the guards deny a frame inside the page every permission", () => {
  expect(isGranted({ ...page, isMainFrame: false, permission: "media", media: ["audio"] })).toBe(false);
});

test("the guards open only plain https addresses in the system's browser", () => {
  expect(mayOpenOutside("https://example.org/help?a=1#b")).toBe(true);
  for (const address of [
    "http://example.org/",
    "file:///etc/passwd",
    "smb://server/share",
    "javascript:alert(1)",
    "chartside://dashboard",
    "https://user@example.org/",
    "https://:secret@example.org/",
    "ms-msdt:/id",
    "example.org",
    "",
  ])
    expect(mayOpenOutside(address)).toBe(false);
});

test("a crashed page is reloaded three times a minute, then the person is asked", () => {
  const count = new CrashCount();
  expect([0, 1_000, 2_000, 3_000].map((at) => count.add(at))).toEqual([true, true, true, false]);
  expect(count.add(70_000)).toBe(true);
});
