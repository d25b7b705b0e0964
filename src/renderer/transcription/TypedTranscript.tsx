import { Button } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import { maxTranscriptLength } from "../../shared/transcription/utterance";
import { useStores } from "../base/useStores";
import { ErrorCallout } from "../ui/ErrorCallout";

/** Form to type or paste a transcript. `onDone` is called after saving and by Cancel; without it there is no Cancel. */
export const TypedTranscript = observer(function TypedTranscript({ onDone }: { onDone?: () => void }) {
  const { transcript } = useStores();
  const field = useId();
  const { savingText: saving, typedText } = transcript;
  const handleSave = async () => {
    await transcript.saveTypedText();
    if (saving.status === "done") onDone?.();
  };
  return (
    <div className="cs-typed">
      <label htmlFor={field}>Type or paste the transcript</label>
      <p id={`${field}-hint`} className="cs-muted cs-small">
        One line per speaker. Start each with “Doctor:” or “Patient:”.
      </p>
      <textarea
        id={field}
        className="bp6-input"
        aria-describedby={`${field}-hint`}
        placeholder={"Doctor: What brings you in?\nPatient: My left knee hurts."}
        value={typedText}
        maxLength={maxTranscriptLength}
        onChange={(event) => transcript.setTypedText(event.target.value)}
      />
      {saving.error && (
        <ErrorCallout error={saving.error} retryText="Save again" onRetry={() => void transcript.saveTypedText()} />
      )}
      <div className="cs-typed-actions">
        <Button
          variant="outlined"
          text="Save transcript"
          loading={saving.isRunning}
          disabled={typedText.trim() === ""}
          onClick={() => void handleSave()}
        />
        {onDone && <Button variant="minimal" text="Cancel" onClick={onDone} />}
      </div>
    </div>
  );
});
