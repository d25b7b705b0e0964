import { Button } from "@blueprintjs/core";
import { Pause, Play, Record } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect } from "react";
import { useStores } from "../base/useStores";
import { ErrorCallout } from "../ui/ErrorCallout";
import { formatClock, spellClock } from "../format/formatClock";
import "./playback.css";
import { RateButton } from "./RateButton";
import { Waveform } from "./Waveform";

/** Player of a recorded visit, shown in place of the recorder: waveform, evidence in gold, open findings as ticks. */
export const VisitPlayer = observer(function VisitPlayer() {
  const { playback, openVisit, recorder } = useStores();
  const { visitId, takes, visit } = openVisit;
  const finished = takes.filter(({ state, has_audio }) => state === "finished" && has_audio).length;
  useEffect(() => {
    if (finished > 0) void playback.draw();
  }, [playback, visitId, finished]);

  const isDeleted = takes.length > 0 && takes.every(({ has_audio }) => !has_audio);
  const isPlaying = playback.playing || playback.loading;
  return (
    <>
      <section className="cs-recorder is-tape" aria-label="Recording">
        <Button
          icon={isPlaying ? <Pause /> : <Play />}
          aria-label={isPlaying ? "Pause" : "Play"}
          aria-keyshortcuts="Space"
          disabled={!playback.hasAudio}
          onClick={() => playback.toggle()}
        />
        <span className="cs-num cs-tape-time">
          {formatClock(playback.positionMs)} <span className="cs-muted">/ {formatClock(playback.duration)}</span>
        </span>
        {isDeleted ? (
          <span className="cs-tape-deleted cs-muted">The audio was deleted. The note and transcript remain.</span>
        ) : (
          <Timeline />
        )}
        <RateButton className="cs-wide-only" />
        {visitId !== null && visit?.status !== "signed" && (
          <Button
            className="cs-record-more"
            variant="outlined"
            icon={<Record />}
            text="Record more"
            aria-label="Record more"
            onClick={() => void recorder.start(visitId)}
          />
        )}
      </section>
      {playback.error && (
        <div className="cs-tape-error">
          <ErrorCallout error={playback.error} onRetry={() => void playback.play()} />
        </div>
      )}
    </>
  );
});

const Timeline = observer(function Timeline() {
  const { playback, evidence } = useStores();
  const { duration, positionMs } = playback;
  const share = (ms: number): string => `${(Math.min(1, ms / Math.max(1, duration)) * 100).toFixed(2)}%`;

  const seekTo = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    playback.seek(((event.clientX - box.left) / Math.max(1, box.width)) * duration);
  };
  return (
    <div
      className="cs-tape"
      role="slider"
      tabIndex={0}
      aria-label="Position in the recording"
      aria-valuemin={0}
      aria-valuemax={Math.round(duration / 1000)}
      aria-valuenow={Math.round(positionMs / 1000)}
      aria-valuetext={`${spellClock(positionMs)} of ${spellClock(duration)}`}
      onKeyDown={(event) => handleKey(event, playback)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        seekTo(event);
      }}
      onPointerMove={(event) => {
        if (event.buttons === 1) seekTo(event);
      }}
    >
      {evidence.spans
        .filter(({ audible }) => audible)
        .map(({ fromMs, toMs, utteranceIds }) => (
          <span
            key={utteranceIds[0]}
            className="cs-tape-evidence"
            style={{ left: share(fromMs), width: `max(6px, ${share(toMs - fromMs)})` } as CSSProperties}
          />
        ))}
      <Waveform className="cs-tape-bars" count={150} fromMs={0} toMs={Math.max(1, duration)} />
      <Ticks share={share} />
    </div>
  );
});

/** Marks the positions of open findings and omissions: square if they prevent signing, round otherwise. */
const Ticks = observer(function Ticks({ share }: { share: (ms: number) => string }) {
  const { note, evidence } = useStores();
  return note.cursor.open.map((item) => {
    const id =
      item.kind === "finding" ? (item.finding.heard_in ?? item.sentence.evidence[0]) : item.omission.evidence[0];
    const utterance = id === undefined ? null : evidence.utterance(id);
    if (!utterance?.take_id) return null;
    const at = share(evidence.rangeOf(utterance).fromMs);
    return (
      <span
        key={item.id}
        className={`cs-tape-tick cs-tape-tick-${item.must ? "stop" : "check"}`}
        style={{ left: at }}
      />
    );
  });
});

/** Handles the keys of the slider: arrows move by 5 s, Page Up and Page Down by 30 s, Home and End to the ends. */
function handleKey(event: KeyboardEvent, playback: { positionMs: number; duration: number; seek(ms: number): void }) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const steps: Record<string, number> = {
    ArrowLeft: -5_000,
    ArrowDown: -5_000,
    ArrowRight: 5_000,
    ArrowUp: 5_000,
    PageDown: -30_000,
    PageUp: 30_000,
    Home: -Infinity,
    End: Infinity,
  };
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  playback.seek(playback.positionMs + step);
}
