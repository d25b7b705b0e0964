import { Button } from "@blueprintjs/core";
import { FloppyDisk, Headset, Lock, Offline, Pause, Saved, WarningSign } from "@blueprintjs/icons";
import { untracked } from "mobx";
import { observer } from "mobx-react-lite";
import { type ReactElement, useCallback, useState } from "react";
import type { Consent } from "../../shared/visits/visit";
import { useStores } from "../base/useStores";
import { StatusLine } from "../ui/StatusLine";
import { formatTimer, spellClock } from "../format/formatClock";
import { ConsentQuestion } from "./consent/ConsentQuestion";
import { LevelMeter } from "./microphone/LevelMeter";
import { MicrophonePicker } from "./microphone/MicrophonePicker";
import { RecorderActions } from "./RecorderActions";
import { type RecorderView, recorderView } from "./recorderView";
import { useConsentWording } from "./consent/useConsentWording";
import { useRecorderFacts } from "./useRecorderFacts";
import "./recording.css";

/** The recorder above the transcript: state, what is saved, and the next action; or the question about consent. */
export const Recorder = observer(function Recorder() {
  const { openVisit, recorder } = useStores();
  const { visitId } = openVisit;
  useConsentWording(); // loaded before the question is asked
  const handleAnswer = useCallback(
    (method: Consent["method"]) => visitId !== null && void recorder.answerConsent(visitId, method),
    [recorder, visitId],
  );
  if (recorder.state !== "idle" && recorder.visitId !== visitId) return <OtherSession />;
  if (recorder.state === "idle" && visitId !== null && recorder.consent.askingFor === visitId)
    return <ConsentQuestion onAnswer={handleAnswer} />;
  return <Strip />;
});

const icons: Record<RecorderView["line"]["icon"], ReactElement> = {
  saved: <Saved size={12} />,
  pause: <Pause size={12} />,
  warning: <WarningSign size={12} />,
  offline: <Offline size={12} />,
  lock: <Lock size={12} />,
  disk: <FloppyDisk size={12} />,
  headset: <Headset size={12} />,
};

const Strip = observer(function Strip() {
  const { recorder } = useStores();
  const [isPicking, setIsPicking] = useState(false);
  const handlePick = useCallback(() => setIsPicking(true), []);
  const view = recorderView(useRecorderFacts(0));
  const isRunning = recorder.state !== "idle";
  const isQuiet = !isRunning && view.line.tone === "muted"; // nothing recorded and nothing wrong: small on a phone
  return (
    <section className={`cs-recorder${isRunning ? " is-recording" : isQuiet ? " is-idle" : ""}`} aria-label="Recorder">
      <div className="cs-rec-state">
        {view.dot && <Dot dot={view.dot} />}
        <div>
          <span className={`cs-rec-label cs-tone-${view.tone}`}>{view.word}</span>
          {view.word !== "Typed" && <Elapsed />}
        </div>
      </div>
      <div className="cs-rec-sound">
        <LevelMeter levels={recorder.levels} tone={view.meter} />
        <div className="cs-rec-lines">
          <MicrophonePicker recorder={recorder} isOpen={isPicking} onOpen={setIsPicking} />
          <span className="cs-spacer" />
          <Line />
        </div>
      </div>
      <RecorderActions actions={view.actions} onChangeMicrophone={handlePick} />
      <p className="cs-visually-hidden" role={view.isUrgent ? "alert" : "status"}>
        {announced(view, recorder.state === "paused" ? recorder.elapsedMs : null)}
      </p>
    </section>
  );
});

/** The recording light. Its halo changes once a second; an animation would draw 60 frames a second for hours. */
const Dot = observer(function Dot({ dot }: { dot: NonNullable<RecorderView["dot"]> }) {
  const { recorder } = useStores();
  const beat = recorder.elapsedSeconds % 2 === 1 ? " is-beat" : "";
  return <span className={`cs-rec-dot is-${dot}${beat}`} aria-hidden="true" />;
});

/** The length of the recording. A component of its own, so that the rest does not render every second. */
const Elapsed = observer(function Elapsed() {
  const { openVisit, recorder } = useStores();
  const isOther = recorder.state === "idle" && recorder.visitId !== openVisit.visitId;
  const elapsedMs = isOther ? 0 : recorder.elapsedSeconds * 1_000;
  return (
    <span className="cs-clock" aria-label={spellClock(elapsedMs)}>
      {formatTimer(elapsedMs)}
    </span>
  );
});

/**
 * The status line, with what is saved and sent, both as of the clock's last second, so that all of it is drawn in one
 * frame. A component of its own, so that the rest does not render every second.
 */
const Line = observer(function Line() {
  const { recorder } = useStores();
  void recorder.elapsedSeconds; // renders with the clock, not with each part
  const { savedMs, sentMs } = untracked(() => ({ savedMs: recorder.savedMs, sentMs: recorder.sentMs }));
  const { line } = recorderView(useRecorderFacts(savedMs));
  return (
    <>
      <StatusLine icon={icons[line.icon]} tone={line.tone}>
        {line.text}
      </StatusLine>
      {line.icon === "saved" && recorder.state !== "idle" && (
        <span className="cs-muted cs-small cs-wide-only">Sent to {formatTimer(sentMs)}</span>
      )}
    </>
  );
});

/** Returns the text for screen readers: changes of state, without the clock. */
function announced({ word, line, isUrgent }: RecorderView, pausedMs: number | null): string {
  if (pausedMs !== null) return `Paused at ${formatTimer(pausedMs)}`;
  return isUrgent ? `${word}. ${line.text}` : word;
}

const OtherSession = observer(function OtherSession() {
  const { recorder, visits } = useStores();
  return (
    <section className="cs-recorder" aria-label="Recorder">
      <div className="cs-rec-state">
        <span className="cs-rec-dot" aria-hidden="true" />
        <div>
          <span className="cs-rec-label">Another session is recording</span>
          <Elapsed />
        </div>
      </div>
      <span className="cs-spacer" />
      <div className="cs-rec-actions">
        <Button
          size="large"
          intent="primary"
          text="Show session"
          onClick={() => recorder.visitId !== null && visits.select(recorder.visitId)}
        />
      </div>
    </section>
  );
});
