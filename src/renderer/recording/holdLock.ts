/** Returns the name of the lock that a window holds while it records a visit or imports into it. */
export const recordingLock = (visitId: string): string => `chartside-record-${visitId}`;

/** Holds a lock until `release` is called or the window closes. @returns null if the lock is already held. */
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

/** Returns the names of the locks held by any window of this browser. */
export async function heldLocks(): Promise<Set<string>> {
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name }) => (name === undefined ? [] : [name])));
}
