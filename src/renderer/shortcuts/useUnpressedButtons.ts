import { useEffect } from "react";

const isClick = ({ key }: KeyboardEvent): boolean => key === "Enter" || key === " ";

/**
 * Prevents Ctrl/Cmd with Enter or Space from pressing the focused button, because these combinations are shortcuts
 * (record, stop, sign). Dispatches the key event on the body instead, so that the shortcut runs. Behind an open dialog,
 * `useShortcuts` runs only the shortcuts that belong to no screen, e.g. stop. Also ignores the release of Enter or
 * Space that was pressed on another element, e.g. to choose a patient: Blueprint's buttons click when the key is
 * released.
 */
export function useUnpressedButtons(): void {
  useEffect(() => {
    const held = new Set<string>();
    const pressedOn = new Map<string, EventTarget | null>();
    const handleDown = (event: KeyboardEvent): void => {
      pressedOn.set(event.code, event.target);
      const isPress = isClick(event) && (event.ctrlKey || event.metaKey);
      if (!isPress || !(event.target instanceof Element) || !event.target.closest('button, [role="button"]')) return;
      event.stopPropagation();
      event.preventDefault();
      held.add(event.code);
      document.body.dispatchEvent(new KeyboardEvent("keydown", event));
    };
    const handleUp = (event: KeyboardEvent): void => {
      const isElsewhere = isClick(event) && pressedOn.get(event.code) !== event.target;
      pressedOn.delete(event.code);
      if (!held.delete(event.code) && !isElsewhere) return;
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
