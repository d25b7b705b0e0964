import { Button } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import { useStores } from "../app/stores";
import { ErrorCallout } from "../errors/ErrorCallout";

/** A transcript without a recording: typed here, or pasted from elsewhere. */
export const TypedTranscript = observer(function TypedTranscript({ onDone }: { onDone?: () => void }) {
  const { transcript } = useStores();
  const field = useId();
  const { putting, typedText } = transcript;
  const handleKeep = async () => {
    await transcript.keepTypedText();
    if (putting.status === "done") onDone?.();
  };
  return (
    <div className="cs-typed">
      <label htmlFor={field}>Type or paste the transcript</label>
      <p id={`${field}-hint`} className="cs-muted cs-small">
        A line each. Lines that begin with “Doctor:” or “Patient:” give the speaker.
      </p>
      <textarea
        id={field}
        className="bp6-input"
        aria-describedby={`${field}-hint`}
        placeholder={"Doctor: What brings you in?\nPatient: My left knee hurts."}
        value={typedText}
        maxLength={500_000}
        onChange={(event) => transcript.setTypedText(event.target.value)}
      />
      {putting.error && (
        <ErrorCallout error={putting.error} retryText="Save again" onRetry={() => void transcript.keepTypedText()} />
      )}
      <div className="cs-typed-acts">
        <Button
          variant="outlined"
          text="Keep transcript"
          loading={putting.isRunning}
          disabled={typedText.trim() === ""}
          onClick={() => void handleKeep()}
        />
        {onDone && <Button variant="minimal" text="Cancel" onClick={onDone} />}
      </div>
    </div>
  );
});
