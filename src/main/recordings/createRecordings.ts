import { app } from "electron";
import { join } from "node:path";
import type { AppSettings } from "../settings/AppSettings";
import type { RecordingKeys } from "./RecordingKeys";
import { Recordings } from "./Recordings";

/** Creates the store of recordings in the app's data folder. */
export function createRecordings(settings: AppSettings, keys: RecordingKeys): Recordings {
  const folder = join(app.getPath("userData"), "recordings");
  return new Recordings({
    folder,
    keys,
    limit: {
      get: () => settings.recordingsLimit,
      set: (bytes) => (settings.recordingsLimit = bytes),
    },
  });
}
