import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { host } from "../host.mjs";

const homeFolders = {
  desktop: "Desktop",
  documents: "Documents",
  downloads: "Downloads",
  music: "Music",
  pictures: "Pictures",
  videos: "Videos",
};

/** Returns Electron's default paths on Linux. @param {string} name as in `app.getPath` @param {Electron.App} app */
export function defaultPath(name, app) {
  if (name in homeFolders) return join(homedir(), homeFolders[name]);
  switch (name) {
    case "home":
      return homedir();
    case "temp":
      return tmpdir();
    case "exe":
    case "module":
      return process.argv[0];
    case "appData":
      return process.env.XDG_CONFIG_HOME ?? join(homedir(), ".config");
    case "userData":
      return host.switches.get("user-data-dir") || join(app.getPath("appData"), app.getName());
    case "sessionData":
      return app.getPath("userData");
    case "logs":
      return join(app.getPath("userData"), "logs");
    case "crashDumps":
      return join(app.getPath("userData"), "Crashpad");
    default:
      throw new Error(`Failed to get '${name}' path`);
  }
}
