import type { Platform } from "../../platform/platform";

type Save = (sound: Blob, name: string) => Promise<void>;

/**
 * How exported recordings are saved: where the browser saves downloads. The desktop app would ask for a place for every one of
 * several; it asks once, for a folder.
 * @returns null where the person chose no folder. @throws {AppError}
 */
export async function whereTo(platform: Platform, count: number): Promise<Save | null> {
  if (platform.kind === "web" || count === 1) return download;
  const { ticket } = await platform.call("recordings", "chooseFolder");
  if (ticket === null) return null;
  return async (sound, name) =>
    platform.call("recordings", "saveSound", { ticket, name, bytes: new Uint8Array(await sound.arrayBuffer()) });
}

function download(sound: Blob, name: string): Promise<void> {
  const url = URL.createObjectURL(sound);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
  return Promise.resolve();
}
