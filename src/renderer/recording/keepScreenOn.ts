/** Keeps the screen from sleeping, also after the window was hidden for a while. @returns what lets it sleep again. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const hold = async (): Promise<void> => {
    if (!("wakeLock" in navigator) || document.visibilityState !== "visible") return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (isOver) await lock.release();
    } catch {
      lock = null; // low battery: the browser refuses, and recording goes on without it
    }
  };
  const handleChange = (): void => void hold();
  document.addEventListener("visibilitychange", handleChange);
  void hold();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", handleChange);
    void lock?.release();
  };
}
