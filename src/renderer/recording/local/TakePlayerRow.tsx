import { Button } from "@blueprintjs/core";
import { Cross } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import type { KeyboardEvent, PointerEvent, ReactNode } from "react";
import { useStores } from "../../base/useStores";
import { ErrorCallout } from "../../ui/ErrorCallout";
import { formatClock, spellClock } from "../../format/formatClock";
import type { AskTakes, LocalTake } from "./localTake";
import { transcribeTakes } from "./takeActions";

/** Milliseconds by which each key moves the slider. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -5_000,
  ArrowDown: -5_000,
  ArrowRight: 5_000,
  ArrowUp: 5_000,
  PageDown: -30_000,
  PageUp: 30_000,
  Home: -Infinity,
  End: Infinity,
};

interface Props {
  local: LocalTake;
  onAsk: AskTakes;
}

/** Player under the row of a take: position, waveform, speed. Space plays and pauses, 1 to 4 select the speed. */
export const TakePlayerRow = observer(function TakePlayerRow({ local, onAsk }: Props) {
  const { localPlayer: player } = useStores();
  const { sound } = player;
  if (sound.error)
    return (
      <PlayerCell>
        <ErrorCallout error={sound.error} />
        <CloseButton />
      </PlayerCell>
    );
  const { positionMs, duration, rate } = sound;
  const seekTo = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    sound.seek(((event.clientX - box.left) / Math.max(1, box.width)) * duration);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === " ") player.toggle(local);
    else if (/^[1-4]$/.test(event.key)) sound.chooseRate(Number(event.key) - 1);
    else if (step !== undefined) sound.seek(positionMs + step);
    else return;
    event.preventDefault();
  };
  return (
    <PlayerCell>
      <span className="cs-num cs-small">{formatClock(positionMs)}</span>
      <div
        className="cs-loc-strip"
        role="slider"
        tabIndex={0}
        aria-label="Position in the recording"
        aria-valuemin={0}
        aria-valuemax={Math.round(duration / 1_000)}
        aria-valuenow={Math.round(positionMs / 1_000)}
        aria-valuetext={`${spellClock(positionMs)} of ${spellClock(duration)}`}
        onKeyDown={handleKey}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          seekTo(event);
        }}
        onPointerMove={(event) => {
          if (event.buttons === 1) seekTo(event);
        }}
      >
        <Bars />
      </div>
      <span className="cs-num cs-small cs-muted">{formatClock(duration)}</span>
      <Button
        size="small"
        variant="minimal"
        text={`${rate}×`}
        aria-label={`Speed: ${rate} times`}
        onClick={() => sound.nextRate()}
      />
      <NextSteps local={local} onAsk={onAsk} />
      <CloseButton />
    </PlayerCell>
  );
});

/** Buttons for the usual actions after listening: transcribe, attach. */
const NextSteps = observer(function NextSteps({ local, onAsk }: Props) {
  const { localRecordings: store } = useStores();
  return (
    <>
      {store.can("transcribe", local) && (
        <Button
          size="small"
          variant="outlined"
          text="Transcribe now"
          onClick={() => void transcribeTakes(store, [local])}
        />
      )}
      {store.can("attach", local) && (
        <Button size="small" variant="outlined" text="Attach to a session" onClick={() => onAsk("attach", [local])} />
      )}
    </>
  );
});

const barCount = 120;

const Bars = observer(function Bars() {
  const { sound } = useStores().localPlayer;
  const played = Math.round((sound.positionMs / Math.max(1, sound.duration)) * barCount);
  return sound
    .bars(barCount)
    .map((height, i) => (
      <i key={i} className={i < played ? "is-played" : undefined} style={{ height: `${Math.round(height * 100)}%` }} />
    ));
});

const PlayerCell = observer(function PlayerCell({ children }: { children: ReactNode }) {
  const { layout } = useStores();
  const columns = layout.width === "narrow" ? 3 : 7; // a narrow window shows fewer columns
  return (
    <tr className="is-open cs-loc-player-row">
      <td colSpan={columns}>
        <div className="cs-loc-player">{children}</div>
      </td>
    </tr>
  );
});

function CloseButton() {
  const { localPlayer: player } = useStores();
  return (
    <Button size="small" variant="minimal" icon={<Cross />} aria-label="Close player" onClick={() => player.close()} />
  );
}
