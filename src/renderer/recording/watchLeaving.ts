interface Recording {
  /** Whether closing the page would lose a recording or an import. */
  isBusy: () => boolean;
  /** Writes the audio so far to the disk, because the page may be closed. */
  flush: () => unknown;
}

/** Calls `flush` when the page is about to close, and makes the browser ask first if `isBusy`. */
export function watchLeaving({ isBusy, flush }: Recording): void {
  addEventListener("pagehide", flush);
  addEventListener("beforeunload", (event) => {
    flush();
    if (isBusy()) event.preventDefault();
  });
}
