interface Recording {
  /** Whether closing the page would lose a recording or an import. */
  isBusy: () => boolean;
  /** Writes the sound so far to the disk, which the page may not outlive. */
  flush: () => unknown;
}

/** Asks before the page is closed while something is recorded or imported, and writes the sound so far in any case. */
export function watchLeaving({ isBusy, flush }: Recording): void {
  addEventListener("pagehide", flush);
  addEventListener("beforeunload", (event) => {
    flush();
    if (isBusy()) event.preventDefault();
  });
}
