import { Button } from "@blueprintjs/core";
import { Pause, Play } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useStores } from "../base/useStores";
import { formatClock } from "../format/formatClock";
import { RateButton } from "./RateButton";
import { Waveform } from "./Waveform";

/** Player for the audio of an evidence span, under its text. Times in milliseconds of visit time. */
export const EvidencePlayer = observer(function EvidencePlayer({ fromMs, toMs }: { fromMs: number; toMs: number }) {
  const { playback } = useStores();
  const isPlaying = playback.playing && playback.range?.fromMs === fromMs && playback.range.toMs === toMs;
  return (
    <div
      className="cs-evidence-player"
      role="group"
      aria-label={`Recording from ${formatClock(fromMs)} to ${formatClock(toMs)}`}
    >
      <Button
        size="small"
        intent="primary"
        icon={isPlaying ? <Pause /> : <Play />}
        aria-label={isPlaying ? "Pause" : "Play"}
        aria-keyshortcuts="P"
        onClick={() => (isPlaying ? playback.pause() : void playback.play(fromMs, toMs))}
      />
      <Waveform className="cs-evidence-player-wave" count={44} fromMs={fromMs} toMs={toMs} />
      <span className="cs-num">
        {formatClock(fromMs)}–{formatClock(toMs)}
      </span>
      <span className="cs-muted cs-num cs-evidence-player-length">
        {Math.max(1, Math.round((toMs - fromMs) / 1000))} s
      </span>
      <RateButton small={true} />
    </div>
  );
});
