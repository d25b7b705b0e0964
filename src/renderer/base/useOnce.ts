import { useEffect, useRef } from "react";

/** Runs `work` once after the first mount, even in development, where React's strict mode runs effects twice. */
export function useOnce(work: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    work();
  });
}
