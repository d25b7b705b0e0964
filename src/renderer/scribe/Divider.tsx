import { observer } from "mobx-react-lite";
import type { KeyboardEvent, PointerEvent } from "react";
import { useStores } from "../base/useStores";
import { transcriptShare } from "../base/LayoutStore";

/** Divider between transcript and note. Moved by dragging or with the arrow keys; a double click resets it. */
export const Divider = observer(function Divider() {
  const { layout } = useStores();

  const handleMove = (event: PointerEvent<HTMLDivElement>) => {
    const columns = event.currentTarget.parentElement;
    if (!columns || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, width } = columns.getBoundingClientRect();
    layout.setTranscriptPercent(((event.clientX - left) / width) * 100);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    layout.setTranscriptPercent(layout.transcriptPercent + step);
  };

  return (
    <div
      className="cs-divider"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label="Width of the transcript"
      aria-valuenow={Math.round(layout.transcriptPercent)}
      aria-valuemin={transcriptShare.min}
      aria-valuemax={transcriptShare.max}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={handleMove}
      onDoubleClick={() => layout.resetTranscriptPercent()}
      onKeyDown={handleKey}
    />
  );
});
