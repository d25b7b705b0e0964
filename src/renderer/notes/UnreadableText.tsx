import { Button, Callout } from "@blueprintjs/core";
import { WarningSign } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { isInProgress } from "../../shared/visits/isInProgress";
import { useStores } from "../base/useStores";
import { damagedText, documentNoun, restoreHint } from "../format/documentTitles";

/**
 * Says that the document's stored text is damaged. The text of a draft can be replaced: by the previous version, or by
 * a redraft. Nothing replaces it until the person chooses.
 */
export const UnreadableText = observer(function UnreadableText() {
  const { note, openVisit } = useStores();
  const { kind } = note;
  const unreadable = openVisit.unreadableOf(kind);
  if (!unreadable) return null;
  const isReplaceable = unreadable.status === "draft" && !unreadable.drafting && !isInProgress(openVisit.visit);
  const before = unreadable.growing ? 0 : unreadable.version - 1;
  const restore = () =>
    note.changing.run(
      () => note.api.restore(unreadable.id, before),
      (document) => openVisit.applyDocument(document),
    );
  return (
    <Callout compact={true} intent="danger" icon={<WarningSign />} role="alert">
      {damagedText(kind)} The transcript and your other documents are safe. {restoreHint}
      {isReplaceable && (
        <div className="cs-pane-actions">
          {before > 0 && (
            <Button
              size="small"
              text={`Restore version ${before}`}
              loading={note.changing.isRunning}
              onClick={() => void restore()}
            />
          )}
          <Button
            size="small"
            text={`Redraft ${documentNoun(kind)}`}
            loading={note.drafting.isRunning}
            onClick={() => void note.draft({ template_id: unreadable.template_id })}
          />
        </div>
      )}
    </Callout>
  );
});
