/**
 * Returns the path of a packaged app's file on disk. Electron shows the files beside its archive as if they were in it,
 * but native code and other programs see only the disk. Other paths are returned unchanged.
 */
export function outsideArchive(path: string): string {
  return path.replace(/([\\/]app\.asar)(?=[\\/])/, "$1.unpacked");
}
