/** Time after which a saved file's memory is released, in milliseconds: the browser has begun to save it by then. */
const releaseAfterMs = 10_000;

/** Makes the browser save a file with this name, as a download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), releaseAfterMs);
}
