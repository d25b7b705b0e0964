import { isInProgress } from "../../shared/visits/isInProgress";
import { Button, HTMLSelect } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { defaultTemplateId } from "../../shared/templates/template";
import { useStores } from "../base/useStores";
import { isBeforeStop } from "../visits/visitState";
import { hasFailedDraft } from "./hasFailedDraft";

/**
 * The note pane before the first draft: progress, a hint, or the button that drafts. Null if the draft failed or the
 * note cannot be read.
 */
export const NoNote = observer(function NoNote() {
  const { openVisit, note, recorder } = useStores();
  const { visit, utterances } = openVisit;
  if (!visit) return null;
  const isUnsent = recorder.unsentMs(visit.id) !== null && isBeforeStop(visit.status);
  if (visit.status === "drafting" || note.drafting.isRunning)
    return (
      <div className="cs-note-skeleton">
        <p className="cs-writing" role="status">
          Writing the note from the transcript
        </p>
        {[34, 92, 78, 30, 86].map((width) => (
          <i key={width} className="bp6-skeleton" style={{ width: `${width}%` }} />
        ))}
      </div>
    );
  if (hasFailedDraft(visit) || openVisit.unreadableOf("note")) return null; // NoteBanners shows it, with its own button
  if (utterances.length > 0 && !isInProgress(visit)) return <FirstDraft />;
  return (
    <p className="cs-wait-text" role="status">
      {isInProgress(visit)
        ? `The note is drafted when the recording ${isUnsent ? "is sent" : "stops"}.`
        : "Your note appears here after you record or paste a transcript."}
    </p>
  );
});

/** The choice of a template and the button that requests the first draft. */
const FirstDraft = observer(function FirstDraft() {
  const { layout, openVisit, note, templates } = useStores();
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => void templates.loadOnce(), [templates]);
  const template = chosen ?? openVisit.visit?.template_id ?? defaultTemplateId;
  return (
    <div className="cs-first-draft">
      <p>The transcript is ready. The note has not been drafted yet.</p>
      <div className="cs-pane-actions">
        {layout.width === "narrow" && ( // the header of wide windows has the templates
          <HTMLSelect
            aria-label="Template"
            value={template}
            onChange={(event) => setChosen(event.currentTarget.value)}
            options={templates.ofKind("note").map(({ id, title }) => ({ value: id, label: title }))}
          />
        )}
        <Button
          {...(openVisit.visit?.status !== "needs_attention" && { intent: "primary" as const })}
          text="Draft note"
          onClick={() => void note.draft({ template_id: template })}
        />
      </div>
    </div>
  );
});
