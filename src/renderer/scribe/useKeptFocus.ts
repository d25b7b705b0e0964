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
  const leaving = useRef(0);
  useEffect(() => {
    const place = ref.current;
    if (!place) return;
    const watch = new MutationObserver(() => {
      if (!isInside.current || document.activeElement !== document.body) return;
      place.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
    });
    watch.observe(place, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    return () => watch.disconnect();
  }, [next]);
  return {
    ref,
    onFocus: () => {
      isInside.current = true;
      cancelAnimationFrame(leaving.current);
    },
    // What is left but still there and of use was left on purpose; a busy button may be of use again a frame later.
    onBlur: ({ target }) => {
      if (target.matches(":disabled")) return;
      leaving.current = requestAnimationFrame(() => {
        if (target.isConnected && !target.matches(":disabled") && !ref.current?.contains(document.activeElement))
          isInside.current = false;
      });
    },
  };
}
