import { Button } from "@blueprintjs/core";
import { Trash } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { documentTitles } from "../../format/documentTitles";
import { useStores } from "../../base/useStores";
import { Question } from "../../ui/Question";
import { showProblem } from "../../ui/showToast";

/** Button that deletes the document on the screen after a question. Null for the note and for a signed document. */
export const DeleteDocument = observer(function DeleteDocument() {
  const { documents, note, openVisit } = useStores();
  const [isAsking, setIsAsking] = useState(false);
  const document = note.saved ?? openVisit.unreadableOf(note.kind) ?? documents.failedOf(note.kind);
  if (note.kind === "note" || !document || document.status === "signed") return null;
  const title = documentTitles[note.kind];
  const handleDelete = async () => {
    setIsAsking(false);
    if (!(await documents.remove(document)))
      showProblem(documents.deleting.error?.message ?? `${title}: deleting didn’t work. Try again.`);
  };
  return (
    <>
      <Button
        size="small"
        variant="minimal"
        icon={<Trash />}
        aria-label="Delete document"
        title="Delete document"
        onClick={() => setIsAsking(true)}
      />
      {isAsking && (
        <Question
          title={`Delete “${title}”?`}
          text="The text and all its versions are deleted for good. The note stays."
          leave={{ text: "Delete", onClick: () => void handleDelete() }}
          stay={{ text: "Keep", onClick: () => setIsAsking(false) }}
        />
      )}
    </>
  );
});
