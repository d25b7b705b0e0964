import { useEffect, useRef } from "react";

/** Runs `work` when first mounted, and only once: React's strict mode mounts everything twice while developing. */
export function useOnce(work: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    work();
  });
}
