import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the focus inside an element whose controls change: if the focused control disappears or is disabled, the first
 * control that matches `next` gets the focus.
 * @param next selector of controls inside the element.
 * @returns props for the element.
 */
export function useRestoredFocus(next: string): {
  ref: RefObject<HTMLDivElement | null>;
  onFocus: () => void;
  onBlur: (event: FocusEvent) => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  /** Whether the focus is moving between two controls: the body has the focus for a moment. */
  const isMoving = useRef(false);
  const settling = useRef(0);
  useEffect(() => {
    const container = ref.current;
    if (!container) return;
    const observer = new MutationObserver(() => {
      if (isInside.current && !isMoving.current && isLost()) focusNext(container, next);
    });
    observer.observe(container, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    // React's onBlur runs too late: an earlier listener can change the DOM, and the observer runs before onBlur.
    const handleBlur = ({ relatedTarget }: globalThis.FocusEvent) => (isMoving.current = relatedTarget !== null);
    container.addEventListener("blur", handleBlur, { capture: true });
    return () => {
      observer.disconnect();
      container.removeEventListener("blur", handleBlur, { capture: true });
    };
  }, [next]);
  return {
    ref,
    onFocus: () => {
      isInside.current = true;
      isMoving.current = false;
      cancelAnimationFrame(settling.current);
    },
    // Leaving an enabled control is deliberate. A disabled control may be a busy button that is enabled again soon.
    onBlur: ({ target, relatedTarget }) => {
      if (relatedTarget === null && target.matches(":disabled")) return;
      settling.current = requestAnimationFrame(() => {
        isMoving.current = false;
        const container = ref.current;
        if (!container || container.contains(document.activeElement)) return;
        isInside.current = isLost() && !(target.isConnected && !target.matches(":disabled"));
        if (isInside.current) focusNext(container, next);
      });
    },
  };
}

/** Whether no element has the focus. */
function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function focusNext(container: HTMLElement, next: string): void {
  container.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
}
