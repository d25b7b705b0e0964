import { Button } from "@blueprintjs/core";
import { Pause, Play } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useStores } from "../app/stores";
import { clock } from "./clock";
import { RateButton } from "./RateButton";
import { Waveform } from "./Waveform";

/** Seconds of audio under the words they belong to. Times in milliseconds of visit time. */
export const Snippet = observer(function Snippet({ fromMs, toMs }: { fromMs: number; toMs: number }) {
  const { playback } = useStores();
  const isPlaying = playback.playing && playback.stretch?.fromMs === fromMs && playback.stretch.toMs === toMs;
  return (
    <div className="cs-snippet" role="group" aria-label={`Recording from ${clock(fromMs)} to ${clock(toMs)}`}>
      <Button
        size="small"
        intent="primary"
        icon={isPlaying ? <Pause /> : <Play />}
        aria-label={isPlaying ? "Pause" : "Play"}
        aria-keyshortcuts="P"
        onClick={() => (isPlaying ? playback.pause() : void playback.play(fromMs, toMs))}
      />
      <Waveform className="cs-snippet-wave" count={44} fromMs={fromMs} toMs={toMs} />
      <span className="cs-num">
        {clock(fromMs)}–{clock(toMs)}
      </span>
      <span className="cs-muted cs-num cs-snippet-length">{Math.max(1, Math.round((toMs - fromMs) / 1000))} s</span>
      <RateButton small={true} />
    </div>
  );
});
