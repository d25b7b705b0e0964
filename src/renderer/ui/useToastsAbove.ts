import { type RefObject, useEffect } from "react";

/** The distance of toasts from the bottom of the window; see toaster.css. */
const property = "--cs-toast-bottom";

/** Keeps toasts above a bar at the bottom of the window while it is shown. */
export function useToastsAbove(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = bar;
    if (!current) return undefined;
    const root = document.documentElement;
    const place = () => {
      const { top, height } = current.getBoundingClientRect();
      root.style.setProperty(property, `${height === 0 ? 0 : Math.max(0, Math.round(innerHeight - top))}px`);
    };
    const observer = new ResizeObserver(place); // also when the screen is hidden
    observer.observe(current);
    addEventListener("resize", place);
    place();
    return () => {
      observer.disconnect();
      removeEventListener("resize", place);
      root.style.removeProperty(property);
    };
  });
}
