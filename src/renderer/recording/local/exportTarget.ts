import type { Platform } from "../../base/Platform";
import { saveFile } from "../../base/saveFile";

type Save = (sound: Blob, name: string) => Promise<void>;

/**
 * Returns a function that saves a recording under a file name. It downloads the file or, for several recordings in the
 * desktop app, writes it to a folder for which the user is asked first.
 * @param count number of recordings to be exported.
 * @returns null if no folder was chosen.
 * @throws {AppError} of the failed call to the desktop app.
 */
export async function exportTarget(platform: Platform, count: number): Promise<Save | null> {
  if (platform.kind === "web" || count === 1) return (sound, name) => Promise.resolve(saveFile(sound, name));
  const { ticket } = await platform.call("recordings", "chooseFolder");
  if (ticket === null) return null;
  return async (sound, name) =>
    platform.call("recordings", "saveSound", { ticket, name, bytes: new Uint8Array(await sound.arrayBuffer()) });
}
