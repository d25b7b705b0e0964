import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import type { Utterance } from "../../../shared/transcription/utterance";
import { useStores } from "../../base/useStores";
import { formatClock } from "../../format/formatClock";

interface Props {
  utterance: Utterance;
  /** Shown before the time. */
  icon?: ReactNode;
}

/** Button with the time of a recorded utterance, which selects and plays it. */
export const PlayUtterance = observer(function PlayUtterance({ utterance, icon }: Props) {
  const { evidence, playback } = useStores();
  const { fromMs, toMs } = evidence.rangeOf(utterance);
  return (
    <button
      type="button"
      className="cs-time-button"
      aria-label={`Play from ${formatClock(fromMs)}`}
      onClick={() => {
        evidence.selectUtterance(utterance.id, true);
        void playback.play(fromMs, toMs);
      }}
    >
      {icon}
      {icon && " "}
      {formatClock(fromMs)}
    </button>
  );
});
