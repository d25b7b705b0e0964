import { draftCancelled } from "../../shared/visits/draftCancelled";
import { Button, Callout } from "@blueprintjs/core";
import { Issue, WarningSign } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useStores } from "../base/useStores";
import { ErrorCallout } from "../ui/ErrorCallout";
import { hasFailedDraft } from "../notes/hasFailedDraft";
import { SetUpSpeechButton } from "../system/SetUpSpeechButton";
import { EngineRetry } from "./EngineRetry";

/**
 * Shows the visit's `status_reason`, such as a transcription that stopped or a recording without speech, with advice
 * and the next action; `EngineRetry` while a retry is planned. Empty without a reason, or if it is about the draft.
 */
export const TranscriptState = observer(function TranscriptState() {
  const { openVisit, transcript, playback } = useStores();
  const { visit, utterances } = openVisit;
  const { retrying, speech } = transcript;
  // The note pane shows a draft that failed or was cancelled.
  if (!visit?.status_reason || hasFailedDraft(visit) || visit.status_reason === draftCancelled) return null;
  if (visit.retry_in_ms !== null) return <EngineRetry visit={visit} />;
  const isStopped = visit.status === "needs_attention";
  const needsEngine = !isStopped && speech !== null && !speech.ready && utterances.length === 0;
  return (
    <Callout
      className="cs-transcript-state"
      compact={true}
      intent={isStopped ? "danger" : "warning"}
      icon={isStopped ? <WarningSign /> : <Issue />}
      role={isStopped ? "alert" : "status"}
    >
      {visit.status_reason}
      <div className="cs-pane-actions">
        {needsEngine && <SetUpSpeechButton speech={speech} />}
        {isStopped && (
          <Button
            size="small"
            intent="primary"
            text="Transcribe the rest"
            loading={retrying.isRunning}
            onClick={() => void transcript.retry()}
          />
        )}
        {!isStopped && playback.hasAudio && (
          <Button size="small" variant="outlined" text="Listen" onClick={() => void playback.play(0)} />
        )}
      </div>
      {retrying.error && <ErrorCallout error={retrying.error} onRetry={() => void transcript.retry()} />}
    </Callout>
  );
});
