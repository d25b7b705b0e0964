/**
 * Returns the path on disk of a file that a packaged app keeps beside its archive (`app.asar.unpacked`). Electron
 * presents such files as if they were in the archive, but native code and other programs see only the disk. Paths that
 * are not in the archive are returned unchanged.
 */
export function outsideArchive(path: string): string {
  return path.replace(/([\\/]app\.asar)(?=[\\/])/, "$1.unpacked");
}
