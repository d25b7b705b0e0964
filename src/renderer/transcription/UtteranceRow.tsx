import { Edit } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { Utterance } from "../../shared/transcription/utterance";
import { useStores } from "../base/useStores";
import { ErrorCallout } from "../ui/ErrorCallout";
import { formatClock } from "../format/formatClock";
import { EvidencePlayer } from "../playback/EvidencePlayer";
import { SpeakerMenu } from "./SpeakerMenu";

/** Confidence (0 to 1) below which a line is marked as uncertain. */
const minConfidence = 0.5;

interface Props {
  utterance: Utterance;
  /** Whether this is the one row in the tab order. */
  isCurrent: boolean;
}

/** A line of the transcript: time (plays from there), speaker, text; with a player if the evidence span begins here. */
export const UtteranceRow = observer(function UtteranceRow({ utterance, isCurrent }: Props) {
  const { evidence } = useStores();
  const isEvidence = evidence.highlighted.has(utterance.id);
  const classes = ["cs-utt", `cs-utt-${utterance.speaker}`];
  if (isEvidence) classes.push("is-evidence");
  if (utterance.confidence !== null && utterance.confidence < minConfidence) classes.push("is-unsure");
  const tabIndex = isCurrent ? 0 : -1;
  const { span } = evidence;
  const spanHere = span?.audible && span.utteranceIds[0] === utterance.id ? span : null;
  return (
    <div className={classes.join(" ")} data-utterance={utterance.id}>
      <PlayTime utterance={utterance} tabIndex={tabIndex} />
      <div className="cs-utt-body">
        {utterance.unreadable ? (
          <span className="cs-utt-text cs-muted" tabIndex={tabIndex} data-roving={utterance.id}>
            This line can’t be read: its stored text is damaged.
          </span>
        ) : (
          <SpokenText utterance={utterance} tabIndex={tabIndex} />
        )}
        {spanHere && <EvidencePlayer fromMs={spanHere.fromMs} toMs={spanHere.toMs} />}
      </div>
    </div>
  );
});

/** Speaker and text of a line, or the editor of its text. */
const SpokenText = observer(function SpokenText({ utterance, tabIndex }: { utterance: Utterance; tabIndex: 0 | -1 }) {
  const { evidence, transcript } = useStores();
  return (
    <>
      <SpeakerMenu utterance={utterance} tabIndex={tabIndex} />
      {utterance.engine !== null && <FallbackName engine={utterance.engine} />}
      {transcript.editingId === utterance.id ? (
        <UtteranceEditor utterance={utterance} />
      ) : (
        <span
          className="cs-utt-text"
          role="button"
          tabIndex={tabIndex}
          aria-pressed={evidence.utteranceId === utterance.id}
          aria-keyshortcuts="Enter"
          data-roving={utterance.id}
          onClick={() => evidence.selectUtterance(utterance.id)}
          onDoubleClick={() => transcript.edit(utterance.id)}
        >
          {utterance.text}
        </span>
      )}
      {utterance.original_text !== null && transcript.editingId === null && (
        <AsHeard utterance={utterance} original={utterance.original_text} tabIndex={tabIndex} />
      )}
    </>
  );
});

const PlayTime = observer(function PlayTime({ utterance, tabIndex }: { utterance: Utterance; tabIndex: 0 | -1 }) {
  const { evidence, playback } = useStores();
  if (utterance.take_id === null) return <span className="cs-time-button cs-utt-typed">typed</span>;
  const { fromMs } = evidence.rangeOf(utterance);
  return (
    <button
      type="button"
      className="cs-time-button"
      tabIndex={tabIndex}
      aria-label={`Play from ${formatClock(fromMs)}`}
      onClick={() => void playback.play(fromMs)}
    >
      {formatClock(fromMs)}
    </button>
  );
});

/** The name of the fallback speech engine, on a line that it transcribed. */
function FallbackName({ engine }: { engine: string }) {
  return (
    <span
      className="cs-utt-engine cs-muted cs-small"
      title="The primary speech engine failed. This line is from the fallback engine."
    >
      <span className="cs-hidden">Transcribed by </span>
      {engine}
    </span>
  );
}

/** Mark of a corrected line: what was heard, with a button that restores it unless the visit is signed. */
const AsHeard = observer(function AsHeard({ utterance, original, tabIndex }: AsHeardProps) {
  const { openVisit, transcript } = useStores();
  return (
    <span className="cs-utt-corrected cs-muted cs-small">
      <Edit size={12} aria-hidden={true} /> Corrected. As heard: <q>{original}</q>{" "}
      {openVisit.visit?.status !== "signed" && (
        <button
          type="button"
          className="cs-utt-restore"
          tabIndex={tabIndex}
          onClick={() => void transcript.correctText(utterance, original)}
        >
          Restore as heard
        </button>
      )}
    </span>
  );
});

interface AsHeardProps {
  utterance: Utterance;
  original: string;
  tabIndex: 0 | -1;
}

const UtteranceEditor = observer(function UtteranceEditor({ utterance }: { utterance: Utterance }) {
  const { transcript } = useStores();
  const [text, setText] = useState(utterance.text);
  const save = () => void transcript.correctText(utterance, text);
  return (
    <>
      <textarea
        className="bp6-input cs-utt-editor"
        aria-label="Text of this line"
        rows={Math.max(2, Math.ceil(text.length / 48))}
        value={text}
        autoFocus={true}
        onChange={(event) => setText(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === "Escape" || (event.key === "Enter" && !event.shiftKey)) {
            event.preventDefault();
            save();
          }
        }}
      />
      {transcript.failure?.utteranceId === utterance.id && (
        <ErrorCallout error={transcript.failure.error} retryText="Save again" onRetry={save} />
      )}
    </>
  );
});
