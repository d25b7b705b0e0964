import { Button, Callout } from "@blueprintjs/core";
import { InfoSign, Issue } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { changeSince, type NoteChange } from "../../../shared/notes/noteChange";
import { useStores } from "../../base/useStores";

const words: Record<NoteChange, string> = {
  changed: "The note changed after this document was drafted.",
  addendum:
    "An addendum was added to the note after this document was drafted. This document does not include addenda.",
  signed: "The note was signed after this document was drafted. The note’s text did not change.",
};

/**
 * Says what happened to the note since the document on the screen was drafted from it; if its text changed, offers a
 * redraft.
 */
export const NoteChanged = observer(function NoteChanged() {
  const { documents, note } = useStores();
  const { shown, kind, drafting } = note;
  if (kind === "note" || !shown || shown.drafting) return null;
  const change = changeSince(shown.rests_on, documents.of("note").shown);
  if (change === null) return null;
  const isChanged = change === "changed";
  const { obstacle } = documents;
  return (
    <Callout
      compact={true}
      intent={isChanged ? "warning" : "none"}
      icon={isChanged ? <Issue /> : <InfoSign />}
      role="status"
    >
      {words[change]}
      {isChanged && shown.status === "draft" && (
        <>
          {" "}
          {obstacle ?? "A redraft keeps what you wrote."}{" "}
          <Button
            size="small"
            variant="minimal"
            text="Redraft"
            disabled={obstacle !== null}
            loading={drafting.isRunning}
            onClick={() => void documents.create(kind, shown.template_id)}
          />
        </>
      )}
    </Callout>
  );
});
