import { useEffect } from "react";

/**
 * While `isHeld`, blocks the shortcuts of the screens behind a dialog that must be answered. F6 and combinations with
 * Ctrl, Cmd or Alt are blocked inside the dialog too, because these shortcuts also work in text fields. The browser's
 * own keys (copy, reload) still work.
 */
export function useHeldKeys(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    const hold = (event: KeyboardEvent): void => {
      const isInDialog = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
      const worksInTextFields = event.ctrlKey || event.metaKey || event.altKey || event.key === "F6";
      if (worksInTextFields || !isInDialog) event.stopPropagation();
    };
    document.addEventListener("keydown", hold, true);
    return () => document.removeEventListener("keydown", hold, true);
  }, [isHeld]);
}
