import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

/**
 * Controls come and go here; the focus does not go with them: where one that had it is gone, the next one gets it.
 * @param next selects the controls that may get it. @returns what the element around them needs.
 */
export function useKeptFocus(next: string): {
  ref: RefObject<HTMLDivElement | null>;
  onFocus: () => void;
  onBlur: (event: FocusEvent) => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  /** Between two controls the page's body has the focus, which does not mean that it is lost. */
  const isMoving = useRef(false);
  const settling = useRef(0);
  useEffect(() => {
    const place = ref.current;
    if (!place) return;
    const watch = new MutationObserver(() => {
      if (isInside.current && !isMoving.current && isLost()) focusNext(place, next);
    });
    watch.observe(place, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    // React's own blur comes too late: a listener before it may change the place, and the watch is told first.
    const handleBlur = ({ relatedTarget }: globalThis.FocusEvent) => (isMoving.current = relatedTarget !== null);
    place.addEventListener("blur", handleBlur, { capture: true });
    return () => {
      watch.disconnect();
      place.removeEventListener("blur", handleBlur, { capture: true });
    };
  }, [next]);
  return {
    ref,
    onFocus: () => {
      isInside.current = true;
      isMoving.current = false;
      cancelAnimationFrame(settling.current);
    },
    // What is left but still there and of use was left on purpose; a busy button may be of use again a frame later.
    onBlur: ({ target, relatedTarget }) => {
      if (relatedTarget === null && target.matches(":disabled")) return;
      settling.current = requestAnimationFrame(() => {
        isMoving.current = false;
        const place = ref.current;
        if (!place || place.contains(document.activeElement)) return;
        isInside.current = isLost() && !(target.isConnected && !target.matches(":disabled"));
        if (isInside.current) focusNext(place, next);
      });
    },
  };
}

/** Whether the focus is nowhere. */
function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function focusNext(place: HTMLElement, next: string): void {
  place.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
}
