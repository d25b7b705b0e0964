import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Distance in pixels that counts as "at the end". */
const nearEnd = 48;

/**
 * Keeps a growing list scrolled to its last line until the user scrolls up; then counts the lines added since.
 *
 * @param count number of lines.
 * @param isLive whether lines are still added; otherwise the list is not scrolled.
 * @returns `missed`, the number of lines added since the user scrolled up, and `catchUp`, which scrolls to the last
 * line.
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- scroll for a new line only
  }, [count, isLive]);

  const catchUp = () => {
    isAtEnd.current = true;
    setSeen(count);
    scrollToLast();
  };
  return { missed: isLive ? Math.max(0, count - seen) : 0, catchUp };
}
