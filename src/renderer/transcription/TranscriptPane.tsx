import { isBeingRecorded } from "../../shared/visits/isInProgress";
import { Button } from "@blueprintjs/core";
import { ChevronDown, ChevronUp, Edit, Search, VolumeOff, VolumeUp } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { useStores } from "../base/useStores";
import { ErrorCallout } from "../ui/ErrorCallout";
import { formatMissing } from "../system/formatMissing";
import { LazyAskVisit } from "./LazyAskVisit";
import { Announcements } from "./Announcements";
import "./transcription.css";
import { LazyNameSpeaker } from "./LazyNameSpeaker";
import { typedLine } from "./speakerNames";
import { TranscriptList } from "./TranscriptList";
import { TranscriptState } from "./TranscriptState";
import { TypedTranscript } from "./TypedTranscript";

/** The transcript, or the form to type one. */
export const TranscriptPane = observer(function TranscriptPane() {
  const { openVisit, transcript } = useStores();
  const { visitId, visit, utterances, takes } = openVisit;
  const heading = useId();
  const [isSpoken, setIsSpoken] = useState(true);
  const [typingIn, setTypingIn] = useState<string | null>(null);
  const { isAsking, setIsAsking } = useQuestion(visitId);
  const askButton = useRef<HTMLButtonElement>(null);
  useEffect(() => void transcript.loadSpeech(), [transcript]);

  const isTyping = typingIn !== null && typingIn === visitId;
  const isEmpty = utterances.length === 0;
  const isTyped = takes.length === 0 && !isEmpty;
  // Shown below the lines, so that they do not move when the state appears or disappears.
  const isStateLast = !isEmpty || (visit !== null && visit.retry_in_ms !== null);
  const handleAnswered = () => {
    setIsAsking(false);
    askButton.current?.focus(); // the focus would be lost with the field
  };
  const handleRetype = () => {
    transcript.setTypedText(
      utterances
        .filter(({ unreadable }) => !unreadable)
        .map(typedLine)
        .join("\n"),
    );
    setTypingIn(visitId);
  };
  const handleTyped = () => {
    transcript.setTypedText("");
    setTypingIn(null);
  };
  return (
    <section className="cs-pane cs-transcript-pane" aria-labelledby={heading}>
      <div className="cs-pane-head">
        <h2 id={heading}>Transcript</h2>
        <EngineName />
        <span className="cs-spacer" />
        <EvidenceControls />
        {!isEmpty && <AskButton ref={askButton} isOpen={isAsking} onToggle={() => setIsAsking(!isAsking)} />}
        {isTyped && visit?.status !== "signed" && !isTyping && <RetypeButton onRetype={handleRetype} />}
        {visit?.status === "recording" && <AnnounceButton isOn={isSpoken} onToggle={() => setIsSpoken(!isSpoken)} />}
      </div>
      {visitId !== null && isAsking && !isEmpty && (
        <LazyAskVisit key={`asking ${visitId}`} visitId={visitId} onClose={handleAnswered} />
      )}
      <CorrectionFailed />
      <Naming />
      {!isStateLast && <TranscriptState />}
      {isTyping ? (
        <TypedTranscript key={visitId} onDone={handleTyped} />
      ) : isEmpty ? (
        <NoLines />
      ) : (
        <TranscriptList key={visitId} />
      )}
      {isStateLast && <TranscriptState />}
      <Announcements key={`announced ${visitId}`} isOn={isSpoken} />
    </section>
  );
});

const RetypeButton = ({ onRetype }: { onRetype: () => void }) => (
  <Button size="small" variant="minimal" icon={<Edit />} aria-label="Edit typed transcript" onClick={onRetype} />
);

/**
 * The dialog that names a speaker. Stays mounted once it was opened, because only a mounted dialog returns the focus
 * when it closes.
 */
const Naming = observer(function Naming() {
  const isOpen = useStores().transcript.naming !== null;
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened && <LazyNameSpeaker />;
});

/**
 * Returns whether the question about a visit is open, with its setter. A question that was typed opens again when the
 * transcript is shown again.
 */
function useQuestion(visitId: string | null) {
  const { unsentTexts } = useStores();
  const [askingIn, setAskingIn] = useState(() => (unsentTexts.get(visitId, "question") === "" ? null : visitId));
  return {
    isAsking: askingIn !== null && askingIn === visitId,
    setIsAsking: (isAsking: boolean) => {
      if (!isAsking) unsentTexts.set(visitId, "question", "");
      setAskingIn(isAsking ? visitId : null);
    },
  };
}

/** Loads the question field before the button is pressed, so that the next keys reach the field, not the shortcuts. */
const preloadAsk = () => void LazyAskVisit.load();

interface ToggleProps {
  onToggle: () => void;
}

interface AskProps extends ToggleProps {
  ref: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
}

const AskButton = ({ ref, isOpen, onToggle }: AskProps) => (
  <Button
    ref={ref}
    onMouseEnter={preloadAsk}
    onFocus={preloadAsk}
    size="small"
    variant="minimal"
    icon={<Search />}
    aria-label="Ask the visit"
    title="Ask the visit"
    aria-expanded={isOpen}
    onClick={onToggle}
  />
);

const AnnounceButton = ({ isOn, onToggle }: ToggleProps & { isOn: boolean }) => (
  <Button
    size="small"
    variant="minimal"
    icon={isOn ? <VolumeUp /> : <VolumeOff />}
    aria-label="Announce new lines to screen readers"
    aria-pressed={isOn}
    onClick={onToggle}
  />
);

/** The failure of a correction outside the editor of a line, such as a changed speaker; the editor shows its own. */
const CorrectionFailed = observer(function CorrectionFailed() {
  const { failure, editingId } = useStores().transcript;
  if (!failure || failure.utteranceId === editingId) return null;
  return <ErrorCallout what="The transcript wasn’t changed" error={failure.error} />;
});

/** Name of the speech engine, if it is ready, the visit is recorded and no evidence is selected. */
const EngineName = observer(function EngineName() {
  const { transcript, openVisit, evidence } = useStores();
  const { speech } = transcript;
  if (evidence.spans.length > 0 || openVisit.takes.length === 0 || !speech?.ready) return null;
  const [name = speech.label, ...more] = speech.label.split(", ");
  return (
    <span className="cs-pane-aside cs-engine" title={speech.label}>
      {name}
      {more.length > 0 && <span className="cs-hidden">, {more.join(", ")}</span>}
    </span>
  );
});

const EvidenceControls = observer(function EvidenceControls() {
  const { evidence } = useStores();
  const { spans, spanIndex, selection } = evidence;
  if (selection?.kind !== "sentence") return null;
  if (spans.length === 0) return <span className="cs-pane-aside">Not in the transcript</span>;
  const k = Math.min(spanIndex, spans.length - 1) + 1;
  return (
    <>
      <span className="cs-match-count" role="status">
        Evidence {k} of {spans.length}
      </span>
      {spans.length > 1 && (
        <>
          <Button
            size="small"
            variant="minimal"
            icon={<ChevronUp />}
            aria-label="Previous evidence"
            onClick={() => evidence.moveSpan(-1)}
          />
          <Button
            size="small"
            variant="minimal"
            icon={<ChevronDown />}
            aria-label="Next evidence"
            onClick={() => evidence.moveSpan(1)}
          />
        </>
      )}
    </>
  );
});

/** The pane before the first line: progress, or the form to type a transcript. */
const NoLines = observer(function NoLines() {
  const { openVisit, transcript } = useStores();
  const { visit, takes } = openVisit;
  const { speech } = transcript;
  if (!visit) return <Skeleton />;
  if (isBeingRecorded(visit))
    return (
      <p className="cs-wait-text" role="status">
        {speech && !speech.ready ? formatMissing(speech) : "Listening. The transcript appears as people speak."}
      </p>
    );
  if (visit.status === "transcribing")
    return (
      <p className="cs-wait-text" role="status">
        Transcribing. The audio is saved.
      </p>
    );
  const hasSound = takes.some(({ has_audio, duration_ms }) => has_audio && duration_ms > 0);
  if (visit.status === "signed" || (hasSound && !visit.status_reason))
    return <p className="cs-wait-text">No transcript yet.</p>;
  return <TypedUnlessAsking key={visit.id} visitId={visit.id} />;
});

/**
 * The form to type a transcript. While consent is asked for, only the question is shown, unless something was typed
 * before; the field then stays even if it is emptied, because keys pressed outside a field answer the question.
 */
const TypedUnlessAsking = observer(function TypedUnlessAsking({ visitId }: { visitId: string }) {
  const { recorder, transcript } = useStores();
  const isAsking = recorder.consent.askingFor === visitId;
  const [shown, setShown] = useState({ isAsking: false, isAlone: false });
  if (shown.isAsking !== isAsking) setShown({ isAsking, isAlone: isAsking && transcript.typedText === "" });
  return shown.isAlone ? (
    <p className="cs-wait-text">
      The transcript appears here. Once the question about consent is answered, it can also be typed.
    </p>
  ) : (
    <TypedTranscript />
  );
});

function Skeleton() {
  return (
    <div className="cs-note-skeleton" role="status">
      <span className="cs-hidden">Loading...</span>
      {[88, 62, 74, 40].map((width) => (
        <i key={width} className="bp6-skeleton" style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
