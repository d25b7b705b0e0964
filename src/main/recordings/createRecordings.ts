import { app } from "electron";
import { join } from "node:path";
import type { Keychain } from "../sessions/keychain";
import type { AppSettings } from "../settings/appSettings";
import { RecordingKeys } from "./RecordingKeys";
import { Recordings } from "./Recordings";

/** The recordings of this app, in its own folder. */
export function createRecordings(settings: AppSettings, keychain: Keychain): Recordings {
  const folder = join(app.getPath("userData"), "recordings");
  return new Recordings({
    folder,
    keys: new RecordingKeys(join(folder, "keys"), keychain),
    limit: {
      get: () => settings.recordingsLimit,
      set: (bytes) => (settings.recordingsLimit = bytes),
    },
  });
}
