import { observer } from "mobx-react-lite";
import { useStores } from "../base/useStores";

interface Props {
  className: string;
  /** Number of bars. */
  count: number;
  /** Start of the range, in milliseconds of visit time. */
  fromMs: number;
  /** End of the range, in milliseconds of visit time. */
  toMs: number;
}

/** Waveform of a range of the visit, the played part in blue. Hidden from screen readers; its player has labels. */
export const Waveform = observer(function Waveform({ className, count, fromMs, toMs }: Props) {
  const { playback } = useStores();
  const heights = playback.bars(count, fromMs, toMs);
  const played = Math.round(((playback.positionMs - fromMs) / Math.max(1, toMs - fromMs)) * count);
  return (
    <div className={className} aria-hidden="true">
      {heights.map((height, i) => (
        <i
          key={i}
          className={i < played ? "is-played" : undefined}
          style={{ height: `${Math.round(height * 100)}%` }}
        />
      ))}
    </div>
  );
});
