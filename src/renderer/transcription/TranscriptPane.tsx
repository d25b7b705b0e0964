import { Button } from "@blueprintjs/core";
import { ChevronDown, ChevronUp, Edit, VolumeOff, VolumeUp } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect, useId, useState } from "react";
import { useStores } from "../app/stores";
import { missingWords } from "../system/missingWords";
import { Announcements } from "./Announcements";
import "./transcription.css";
import { TranscriptList } from "./TranscriptList";
import { TranscriptState } from "./TranscriptState";
import { TypedTranscript } from "./TypedTranscript";

/** What was said, line by line. */
export const TranscriptPane = observer(function TranscriptPane() {
  const { openVisit, transcript } = useStores();
  const heading = useId();
  const [isSpoken, setIsSpoken] = useState(true);
  const [typingIn, setTypingIn] = useState<string | null>(null);
  useEffect(() => void transcript.loadSpeech(), [transcript]);

  const { visitId, visit, utterances, takes } = openVisit;
  const isTyping = typingIn !== null && typingIn === visitId;
  const isEmpty = utterances.length === 0;
  const isTyped = takes.length === 0 && !isEmpty;
  const handleRetype = () => {
    transcript.setTypedText(utterances.map(({ speaker, text }) => `${typedName[speaker]}${text}`).join("\n"));
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
        <PaneAside />
        <span className="cs-spacer" />
        <PlaceControls />
        {isTyped && visit?.status !== "signed" && !isTyping && (
          <Button
            size="small"
            variant="minimal"
            icon={<Edit />}
            aria-label="Change the typed transcript"
            onClick={handleRetype}
          />
        )}
        {visit?.status === "recording" && (
          <Button
            size="small"
            variant="minimal"
            icon={isSpoken ? <VolumeUp /> : <VolumeOff />}
            aria-label="Read new lines aloud to screen readers"
            aria-pressed={isSpoken}
            onClick={() => setIsSpoken(!isSpoken)}
          />
        )}
      </div>
      <TranscriptState />
      {isTyping ? (
        <TypedTranscript key={visitId} onDone={handleTyped} />
      ) : isEmpty ? (
        <NoLines />
      ) : (
        <TranscriptList key={visitId} />
      )}
      <Announcements isOn={isSpoken} />
    </section>
  );
});

const typedName = { clinician: "Doctor: ", patient: "Patient: ", other: "Other: ", unknown: "" } as const;

/** Which engine listens; on a review, which place of how many is gold. */
const PaneAside = observer(function PaneAside() {
  const { transcript, openVisit, evidence } = useStores();
  const { speech } = transcript;
  if (evidence.places.length > 0 || openVisit.takes.length === 0 || !speech?.ready) return null;
  const [name = speech.label, ...more] = speech.label.split(", ");
  return (
    <span className="cs-pane-aside cs-engine" title={`${speech.label} (${speech.reason})`}>
      {name}
      {more.length > 0 && <span className="cs-hidden">, {more.join(", ")}</span>}
    </span>
  );
});

const PlaceControls = observer(function PlaceControls() {
  const { evidence } = useStores();
  const { places, placeIndex, selection } = evidence;
  if (selection?.kind !== "sentence") return null;
  if (places.length === 0) return <span className="cs-pane-aside">Not in the transcript</span>;
  const k = Math.min(placeIndex, places.length - 1) + 1;
  return (
    <>
      <span className="cs-place-count" role="status">
        Place {k} of {places.length}
      </span>
      {places.length > 1 && (
        <>
          <Button
            size="small"
            variant="minimal"
            icon={<ChevronUp />}
            aria-label="Previous place"
            onClick={() => evidence.movePlace(-1)}
          />
          <Button
            size="small"
            variant="minimal"
            icon={<ChevronDown />}
            aria-label="Next place"
            onClick={() => evidence.movePlace(1)}
          />
        </>
      )}
    </>
  );
});

/** Before the first line: what is happening, or how words can come here. */
const NoLines = observer(function NoLines() {
  const { openVisit, transcript } = useStores();
  const { visit, takes } = openVisit;
  const { speech } = transcript;
  if (!visit) return <Skeleton />;
  if (visit.status === "recording" || visit.status === "paused")
    return (
      <p className="cs-wait-words" role="status">
        {speech && !speech.ready ? missingWords(speech) : "Listening. Words appear here a moment after they are said."}
      </p>
    );
  if (visit.status === "transcribing")
    return (
      <p className="cs-wait-words" role="status">
        Writing the transcript. The audio is saved.
      </p>
    );
  const hasSound = takes.some(({ has_audio, duration_ms }) => has_audio && duration_ms > 0);
  if (visit.status === "signed" || (hasSound && !visit.status_reason))
    return <p className="cs-wait-words">No words yet.</p>;
  return <TypedTranscript />;
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
