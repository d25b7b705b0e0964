import { useEffect } from "react";

/**
 * While a dialog must be answered, the keys of the screens behind it do nothing: those with Ctrl, Cmd or Alt work in
 * text too and so would reach through. The browser's own (copy, reload) are not touched.
 */
export function useHeldKeys(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    const hold = (event: KeyboardEvent): void => {
      const isInDialog = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
      const reachesThrough = event.ctrlKey || event.metaKey || event.altKey || event.key === "F6";
      if (reachesThrough || !isInDialog) event.stopPropagation();
    };
    document.addEventListener("keydown", hold, true);
    return () => document.removeEventListener("keydown", hold, true);
  }, [isHeld]);
}
