import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { posix, win32 } from "node:path";
import { EhrFailure } from "./EhrFailure";

interface Computer {
  platform: NodeJS.Platform;
  env: NodeJS.ProcessEnv;
  home: string;
}

/**
 * Returns the usual install paths of Chrome, Edge and Chromium, in order of preference. Excludes the Chromium snap,
 * which cannot keep its profile in the app's folder. Does not check which of them exist.
 */
export function usualBrowsers({ platform, env, home }: Computer): string[] {
  if (platform === "win32") {
    const folders = ["ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA"].flatMap((name) => env[name] ?? []);
    const programs = [
      ["Google", "Chrome", "Application", "chrome.exe"],
      ["Microsoft", "Edge", "Application", "msedge.exe"],
      ["Chromium", "Application", "chrome.exe"],
    ];
    return programs.flatMap((program) => folders.map((folder) => win32.join(folder, ...program)));
  }
  if (platform === "darwin") {
    const names = ["Google Chrome", "Microsoft Edge", "Chromium"];
    const folders = ["/Applications", posix.join(home, "Applications")];
    return names.flatMap((name) =>
      folders.map((folder) => posix.join(folder, `${name}.app`, "Contents", "MacOS", name)),
    );
  }
  return [
    "/opt/google/chrome/chrome",
    "/usr/bin/google-chrome-stable",
    "/usr/bin/google-chrome",
    "/opt/microsoft/msedge/msedge",
    "/usr/bin/microsoft-edge-stable",
    "/usr/bin/microsoft-edge",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
  ];
}

/**
 * Returns the program that `CHARTSIDE_EHR_BROWSER` names, else the first installed browser.
 * @throws {EhrFailure} `setting_wrong` if the named program does not exist, `browser_missing` if no browser is
 * installed.
 */
export async function findBrowser(computer: Computer): Promise<string> {
  const named = computer.env["CHARTSIDE_EHR_BROWSER"];
  if (named) {
    if (await isProgram(named)) return named;
    throw new EhrFailure("setting_wrong");
  }
  for (const path of usualBrowsers(computer)) if (await isProgram(path)) return path;
  throw new EhrFailure("browser_missing");
}

const isProgram = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
