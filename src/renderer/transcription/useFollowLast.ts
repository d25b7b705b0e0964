import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Pixels from the end that still count as "at the end". */
const nearEnd = 48;

/**
 * Keeps a growing list at its last line until the person scrolls up; from then on counts what came since.
 *
 * @param isLive whether lines are still coming: a finished list is left where it is.
 */
export function useFollowLast(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  isLive: boolean,
  scrollToLast: () => void,
): { missed: number; catchUp: () => void } {
  const [seen, setSeen] = useState(count);
  const isAtEnd = useRef(true);
  const newest = useRef(count);
  newest.current = count;

  useEffect(() => {
    const view = scroller.current;
    if (!view) return undefined;
    const handleScroll = () => {
      isAtEnd.current = view.scrollHeight - view.scrollTop - view.clientHeight < nearEnd;
      if (isAtEnd.current) setSeen(newest.current);
    };
    view.addEventListener("scroll", handleScroll, { passive: true });
    return () => view.removeEventListener("scroll", handleScroll);
  }, [scroller]);

  useLayoutEffect(() => {
    if (!isLive || isAtEnd.current) setSeen(count);
    if (isLive && isAtEnd.current && count > 0) scrollToLast();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new line is the only reason to move
  }, [count, isLive]);

  const catchUp = () => {
    isAtEnd.current = true;
    setSeen(count);
    scrollToLast();
  };
  return { missed: isLive ? Math.max(0, count - seen) : 0, catchUp };
}
