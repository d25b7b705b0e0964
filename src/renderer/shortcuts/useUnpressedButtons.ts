import { useEffect } from "react";

/**
 * Prevents Ctrl/Cmd with Enter or Space from pressing the focused button, because these combinations are shortcuts
 * (record, stop, sign). Dispatches the key event on the body instead, so that the shortcut runs. Behind an open dialog
 * `useShortcuts` runs only those that belong to no screen, e.g. stop.
 */
export function useUnpressedButtons(): void {
  useEffect(() => {
    const held = new Set<string>();
    const handleDown = (event: KeyboardEvent): void => {
      const isPress = (event.key === "Enter" || event.key === " ") && (event.ctrlKey || event.metaKey);
      if (!isPress || !(event.target instanceof Element) || !event.target.closest('button, [role="button"]')) return;
      event.stopPropagation();
      event.preventDefault();
      held.add(event.code);
      document.body.dispatchEvent(new KeyboardEvent("keydown", event));
    };
    const handleUp = (event: KeyboardEvent): void => {
      if (!held.delete(event.code)) return;
      event.stopPropagation();
      event.preventDefault();
    };
    addEventListener("keydown", handleDown, { capture: true });
    addEventListener("keyup", handleUp, { capture: true });
    return () => {
      removeEventListener("keydown", handleDown, { capture: true });
      removeEventListener("keyup", handleUp, { capture: true });
    };
  }, []);
}
