import { useEffect } from "react";

const isMac = /Mac|iPod|iPhone|iPad/.test(navigator.platform);

/** Whether Ctrl/Cmd+B means bold in an element, because the element is inside editable content. */
export const meansBold = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('[contenteditable]:not([contenteditable="false"])') !== null;

/**
 * Also toggles the sidebar with B and the other platform's modifier key. The shortcut table binds only this platform's
 * modifier (Cmd on a Mac, otherwise Ctrl).
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
