import type { DesktopPlatform, DownloadFile } from "../../shared/downloads/downloads";

/** Display names of the platforms. */
export const platformNames = { windows: "Windows", mac: "macOS", linux: "Linux" } as const satisfies Record<
  DesktopPlatform,
  string
>;

/** Kinds of files by the ending of their names. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/\.exe$/i, "Installer"],
  [/\.msi$/i, "Installer for administrators"],
  [/\.dmg$/i, "Disk image"],
  [/\.pkg$/i, "Installer package"],
  [/\.appimage$/i, "AppImage"],
  [/\.deb$/i, "Debian and Ubuntu package"],
  [/\.rpm$/i, "Fedora and Red Hat package"],
  [/\.zip$/i, "Zip archive"],
];

/** Describes a file: "Installer, 64-bit", "Disk image, Apple silicon". Pure. */
export function formatFile({ name, architecture }: DownloadFile, platform: DesktopPlatform): string {
  const kind = endings.find(([ending]) => ending.test(name))?.[1] ?? "File";
  const machine = {
    x64: platform === "mac" ? "Intel" : "64-bit",
    arm64: platform === "mac" ? "Apple silicon" : "ARM, 64-bit",
    ia32: "32-bit",
    universal: "Intel and Apple silicon",
  } as const;
  return architecture === null ? kind : `${kind}, ${machine[architecture]}`;
}

/** Converts a digest from base64, as in the feed, to hexadecimal, as command-line tools print it. Pure. */
export const hexDigest = (base64: string): string =>
  Array.from(atob(base64), (char) => char.charCodeAt(0).toString(16).padStart(2, "0")).join("");
