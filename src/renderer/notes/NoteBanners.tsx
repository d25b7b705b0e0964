import { Button, Callout } from "@blueprintjs/core";
import { Issue, WarningSign } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useStores } from "../base/useStores";
import { ErrorCallout } from "../ui/ErrorCallout";
import { ChangedLines } from "./review/ChangedLines";
import { draftFailed } from "./draftFailed";

/** Errors and warnings about the note: what happened, what is safe, and, if it can help, a button to try again. */
export const NoteBanners = observer(function NoteBanners() {
  const { note, openVisit } = useStores();
  const { shown, autosave, drafting, changing, signing } = note;
  const hasFailed = draftFailed(openVisit.visit);
  // Null with the offline drafter, the only engine so far. A language-model engine sets it when it falls back.
  const fallback = shown?.status === "draft" && !shown.drafting ? shown.engine.fallback_reason : null;
  const again = () => void note.draft(shown ? { template_id: shown.template_id } : {});
  return (
    <div className="cs-note-banners">
      {hasFailed && (
        <Callout compact={true} intent="danger" icon={<WarningSign />} role="alert">
          The note could not be drafted. Transcript and audio are safe.
          <div className="cs-pane-actions">
            <Button size="small" intent="primary" text="Redraft" loading={drafting.isRunning} onClick={again} />
          </div>
        </Callout>
      )}
      {fallback !== null && (
        <Callout compact={true} intent="warning" icon={<Issue />} role="status">
          <span title={fallback}>Written by the offline drafter because the model did not respond.</span>{" "}
          <Button size="small" variant="minimal" text="Try again" onClick={again} />
        </Callout>
      )}
      {shown?.unchecked && shown.status === "draft" && (
        <Callout compact={true} intent="warning" icon={<Issue />} role="status">
          Saved, but not checked against the transcript: that took too long. Read the note before signing.
        </Callout>
      )}
      <ChangedLines />
      {autosave?.state === "failed" && autosave.error?.code !== "note_signed" && (
        <Callout compact={true} intent="danger" icon={<WarningSign />} role="alert">
          Not saved. Your text is still here.{" "}
          <Button size="small" variant="outlined" text="Save again" onClick={() => void note.flush()} />
        </Callout>
      )}
      {autosave?.error?.code === "note_signed" && <ErrorCallout error={autosave.error} />}
      {drafting.error && !hasFailed && (
        <ErrorCallout
          what={shown ? "The note wasn’t redrafted" : "The note wasn’t drafted"}
          error={drafting.error}
          retryText="Redraft"
          onRetry={again}
        />
      )}
      {changing.error && <ErrorCallout what="This change to the note wasn’t saved" error={changing.error} />}
      {signing.error && (
        <ErrorCallout
          what="The note wasn’t signed"
          error={signing.error}
          retryText="Sign note"
          onRetry={() => void note.sign()}
        />
      )}
    </div>
  );
});
