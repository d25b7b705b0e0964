/** Keeps the screen on while the window is visible, if the browser can. @returns a function that ends this. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const hold = async (): Promise<void> => {
    if (!("wakeLock" in navigator) || document.visibilityState !== "visible") return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (isOver) await lock.release();
    } catch {
      lock = null; // rejected, e.g. because the battery is low; recording continues without the lock
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
