import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { observer } from "mobx-react-lite";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { useHref } from "react-router-dom";
import type { Visit } from "../../../shared/visits/visit";
import { useStores } from "../../base/useStores";
import { removeWithUndo } from "../removeWithUndo";
import { VisitRow } from "./VisitRow";
import { type ListLine, listLines } from "./listLines";
import { useLoadAhead } from "./useLoadAhead";
import { useListPosition } from "./useListPosition";

/** Estimated heights in pixels of day names and visits that are not measured yet. */
const dayHeight = 30;
const rowHeight = 68;

/**
 * The visits, grouped by day. Renders the rows in view, a few around them, and the tab stop. One row is the tab stop;
 * the arrow keys, Home and End move between rows, Delete deletes the visit.
 */
export const VisitList = observer(function VisitList() {
  const { visits } = useStores();
  const { items, selectedId } = visits;
  const lines = useMemo(() => listLines(items), [items]);
  const scroller = useRef<HTMLDivElement>(null);
  const [focusId, setFocusId] = useState<string | null>(null);
  const stopId = tabStop(items, focusId, selectedId);
  const stopIndex = lines.findIndex(({ key }) => key === stopId);
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => lines[index]?.key ?? index,
    estimateSize: (index) => (lines[index]?.kind === "day" ? dayHeight : rowHeight),
    overscan: 8,
    useFlushSync: false, // rows are measured while React renders, when flushSync is not allowed
    // The tab stop is always rendered; otherwise Tab would skip the list.
    rangeExtractor: (range) => withIndex(defaultRangeExtractor(range), stopIndex),
  });
  const drawn = virtual.getVirtualItems();
  useLoadAhead(drawn.at(-1)?.index ?? 0, lines.length);
  useListPosition(lines, (index) => virtual.scrollToIndex(index));

  const goTo = (visit: Visit | undefined) => {
    if (!visit) return;
    setFocusId(visit.id);
    virtual.scrollToIndex(lines.findIndex(({ key }) => key === visit.id));
  };
  const handleKey = (event: KeyboardEvent) => {
    const at = items.findIndex(({ id }) => id === stopId);
    const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 };
    const target = targets[event.key];
    const current = items[at];
    if (target !== undefined) goTo(items[target]);
    else if (event.key === "Delete" && current) {
      goTo(items[at + 1] ?? items[at - 1]);
      void removeWithUndo(visits, current);
    } else return;
    event.preventDefault();
  };

  return (
    <div ref={scroller} className="cs-scroll" onKeyDown={handleKey}>
      <ul className="cs-visits cs-visits-all" aria-label="Sessions" style={{ height: virtual.getTotalSize() }}>
        {drawn.map(({ index, key, start }) => {
          const line = lines[index];
          if (!line) return null;
          return (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Line line={line} stopId={stopId} focusId={focusId} />
            </li>
          );
        })}
      </ul>
    </div>
  );
});

interface LineProps {
  line: ListLine;
  stopId: string | null;
  focusId: string | null;
}

/** A line of the list: the name of a day, or a visit. */
const Line = observer(function Line({ line, stopId, focusId }: LineProps) {
  const { visits } = useStores();
  const base = useHref("/dashboard/scribe");
  if (line.kind === "day") return <h3 className="cs-day">{line.name}</h3>;
  const { visit } = line;
  return (
    <VisitRow
      visit={visit}
      href={`${base}?visit=${visit.id}`}
      isChosen={visit.id === visits.selectedId}
      isTabStop={visit.id === stopId}
      hasFocus={visit.id === focusId}
    />
  );
});

/** Returns the id of the tab stop: the row last reached with a key, the selected visit, or the first; null if empty. */
function tabStop(items: readonly Visit[], focusId: string | null, selectedId: string | null): string | null {
  const has = (id: string | null): boolean => id !== null && items.some((visit) => visit.id === id);
  return has(focusId) ? focusId : has(selectedId) ? selectedId : (items[0]?.id ?? null);
}

/** Returns the sorted indexes with `index` added; -1 adds nothing. */
function withIndex(indexes: number[], index: number): number[] {
  return index === -1 || indexes.includes(index) ? indexes : [...indexes, index].sort((a, b) => a - b);
}
