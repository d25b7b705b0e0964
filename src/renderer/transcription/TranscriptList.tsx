import { Button } from "@blueprintjs/core";
import { ArrowDown } from "@blueprintjs/icons";
import { useVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { observer } from "mobx-react-lite";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useStores } from "../base/useStores";
import { UtteranceRow } from "./UtteranceRow";
import { useFollowLast } from "./useFollowLast";

/** Height of a row in pixels until it is measured. */
const estimatedRow = 64;

/** The lines of the transcript, virtualized. One tab stop; the arrow keys move between lines. */
export const TranscriptList = observer(function TranscriptList() {
  const { openVisit } = useStores();
  const { utterances } = openVisit;
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: utterances.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedRow,
    getItemKey: (index) => utterances[index]?.id ?? index,
    overscan: 12,
    useFlushSync: false, // rows are measured while React renders, when flushSync is not allowed
    paddingEnd: 16,
  });
  const isLive = openVisit.visit?.status === "recording" || openVisit.visit?.status === "transcribing";
  const follow = useFollowLast(scroller, utterances.length, isLive, () => rows.scrollToIndex(utterances.length - 1));

  const { tabStop, setCurrentId, goTo } = useLineFocus(scroller, rows);
  const handleKey = useLineKeys(tabStop, goTo);
  return (
    <div className="cs-transcript-view">
      <div
        className="cs-scroll"
        role="log"
        aria-live="off"
        aria-label="Transcript"
        ref={scroller}
        onKeyDown={handleKey}
      >
        <ol className="cs-transcript" style={{ height: rows.getTotalSize(), position: "relative" }}>
          {rows.getVirtualItems().map((row) => {
            const utterance = utterances[row.index];
            return (
              utterance && (
                <li
                  key={row.key}
                  ref={rows.measureElement}
                  data-index={row.index}
                  aria-setsize={utterances.length}
                  aria-posinset={row.index + 1}
                  className="cs-utt-row"
                  style={{ transform: `translateY(${row.start}px)` }}
                  onFocus={() => setCurrentId(utterance.id)}
                >
                  <UtteranceRow utterance={utterance} isCurrent={row.index === tabStop} />
                </li>
              )
            );
          })}
        </ol>
      </div>
      {follow.missed > 0 && (
        <Button className="cs-new-lines" size="small" intent="primary" endIcon={<ArrowDown />} onClick={follow.catchUp}>
          {follow.missed === 1 ? "1 new line" : `${follow.missed} new lines`}
        </Button>
      )}
    </div>
  );
});

type Scroller = RefObject<HTMLDivElement | null>;
type Rows = Virtualizer<HTMLDivElement, Element>;

/**
 * Returns the index of the line at the tab stop (by default the selected evidence, or the first line), and a function
 * that moves the focus to a line by index. Call it in observer components only.
 */
function useLineFocus(scroller: Scroller, rows: Rows) {
  const { utterances } = useStores().openVisit;
  const [currentId, setCurrentId] = useState<string | null>(null);
  const target = useScrollToEvidence(scroller, rows);
  const current = utterances.findIndex(({ id }) => id === (currentId ?? target));
  const goTo = (index: number) => {
    const next = utterances[Math.min(Math.max(0, index), utterances.length - 1)];
    if (!next) return;
    setCurrentId(next.id);
    rows.scrollToIndex(utterances.indexOf(next), { align: "auto" });
    focusWhenRendered(scroller.current, next.id);
  };
  return { tabStop: Math.max(0, current), setCurrentId, goTo };
}

/**
 * Scrolls to the selected evidence, a third down. Call it in observer components only.
 * @returns the id of the utterance there, if any.
 */
function useScrollToEvidence(scroller: Scroller, rows: Rows): string | undefined {
  const { openVisit, evidence } = useStores();
  const { moves, scrollTarget: target } = evidence;
  useEffect(() => {
    const index = target === undefined ? -1 : openVisit.utterances.findIndex(({ id }) => id === target);
    const view = scroller.current;
    if (index < 0 || !view) return undefined;
    const [offset] = rows.getOffsetForIndex(index, "start") ?? [0];
    rows.scrollToOffset(Math.max(0, offset - view.clientHeight / 3));
    return alignThird(view, index);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- scroll for a new selection, not for new lines
  }, [moves, target]);
  return target;
}

/** Moves a row to a third of the view once the rows around it are measured. @returns a function that stops waiting. */
function alignThird(view: HTMLElement, index: number): () => void {
  let framesLeft = 5; // the rows have been measured by then
  let frame = 0;
  const align = (): void => {
    const row = view.querySelector(`[data-index="${index}"]`)?.getBoundingClientRect();
    const offset = row ? row.top - view.getBoundingClientRect().top - view.clientHeight / 3 : 0;
    if (Math.abs(offset) > 1) view.scrollTop += offset;
    if (--framesLeft > 0) frame = requestAnimationFrame(align);
  };
  frame = requestAnimationFrame(align);
  return () => cancelAnimationFrame(frame);
}

/**
 * Returns the key handler of the list: moves between lines, selects or edits the current line. Call it in observer
 * components only.
 */
function useLineKeys(tabStop: number, goTo: (index: number) => void): (event: KeyboardEvent) => void {
  const { openVisit, evidence, transcript } = useStores();
  const { utterances } = openVisit;
  return (event) => {
    const line = utterances[tabStop];
    const isLine = !line?.unreadable && (event.target as HTMLElement).dataset["roving"] !== undefined;
    if (!line || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "ArrowDown") goTo(tabStop + 1);
    else if (event.key === "ArrowUp") goTo(tabStop - 1);
    else if (event.key === "Home") goTo(0);
    else if (event.key === "End") goTo(utterances.length - 1);
    else if (isLine && event.key === " ") evidence.selectUtterance(line.id);
    else if (isLine && event.key === "Enter") transcript.edit(line.id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Focuses a line once the list has rendered it; gives up after some frames. */
function focusWhenRendered(list: HTMLElement | null, id: string, triesLeft = 10): void {
  const line = list?.querySelector<HTMLElement>(`[data-roving="${id}"]`);
  if (line) line.focus({ preventScroll: true });
  else if (triesLeft > 0) requestAnimationFrame(() => focusWhenRendered(list, id, triesLeft - 1));
}
