/**
 * Where a file of the packaged app really stands. Electron shows the files beside its archive as if they were in it, but
 * native code and other programs see only what the disk has. Anywhere else the path is the file's own. Pure.
 */
export function outsideArchive(path: string): string {
  return path.replace(/([\\/]app\.asar)(?=[\\/])/, "$1.unpacked");
}
