import { useEffect } from "react";

const isMac = /Mac|iPod|iPhone|iPad/.test(navigator.platform);

/** Whether Ctrl/Cmd+B means bold to the element that has the focus. */
export const meansBold = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('[contenteditable]:not([contenteditable="false"])') !== null;

/**
 * The sidebar's key with the other modifier: the key table binds the one of this platform (Ctrl, on a Mac Cmd), and hands
 * that learned on another press theirs.
 */
export function useOtherSidebarKey(toggle: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey, key, repeat, defaultPrevented, target } = event;
      const isOther = isMac ? ctrlKey && !metaKey : metaKey && !ctrlKey;
      if (!isOther || altKey || shiftKey || key.toLowerCase() !== "b") return;
      if (repeat || defaultPrevented || meansBold(target)) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [toggle]);
}
