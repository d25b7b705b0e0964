import { observer } from "mobx-react-lite";
import { useStores } from "../base/useStores";

interface Props {
  className: string;
  count: number;
  /** Visit time in milliseconds. */
  fromMs: number;
  toMs: number;
}

/** Waveform of a range of the visit, the played part in blue. Decorative: the slider has the accessible value. */
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
