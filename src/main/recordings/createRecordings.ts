import { app } from "electron";
import { join } from "node:path";
import type { Keychain } from "../sessions/Keychain";
import type { AppSettings } from "../settings/AppSettings";
import { RecordingKeys } from "./RecordingKeys";
import { Recordings } from "./Recordings";

/** Creates the store of recordings in the app's data folder. */
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
