/** Name of the lock a window holds while it records a session: another window can neither record it nor call it recovered. */
export const recordingLock = (visitId: string): string => `chartside-record-${visitId}`;

/** Holds a lock of this browser until `release` is called or the window goes. @returns null where another window has it. */
export function holdLock(name: string): Promise<{ release: () => void } | null> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve({ release }));
      })
      .catch(reject);
  });
}

/** Names of the locks any window of this browser holds right now. */
export async function heldLocks(): Promise<Set<string>> {
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name }) => (name === undefined ? [] : [name])));
}
