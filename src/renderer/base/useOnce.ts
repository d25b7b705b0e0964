import { useEffect, useRef } from "react";

/** Runs `work` once, on first mount: React's strict mode mounts components twice in development. */
export function useOnce(work: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    work();
  });
}
