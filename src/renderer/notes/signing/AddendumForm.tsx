import { Button } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { maxAddendumLength } from "../../../shared/notes/document";
import { useStores } from "../../base/useStores";
import { ErrorCallout } from "../../ui/ErrorCallout";

/** Form that adds an addendum to a signed note. */
export const AddendumForm = observer(function AddendumForm({ onClose }: { onClose: () => void }) {
  const { note, unsentTexts } = useStores();
  const id = note.shown?.id ?? null;
  const text = unsentTexts.get(id, "addendum");
  const handleClose = () => {
    unsentTexts.set(id, "addendum", "");
    onClose();
  };
  const handleAdd = async () => {
    if (await note.addAddendum(text)) handleClose();
  };
  return (
    <div className="cs-sign cs-addendum-form">
      <textarea
        className="bp6-input"
        aria-label="Addendum"
        placeholder="Addendum text. The signed text won’t change."
        rows={3}
        maxLength={maxAddendumLength}
        autoFocus={true}
        value={text}
        readOnly={note.isAdding}
        onChange={(event) => unsentTexts.set(id, "addendum", event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape" && text.trim() === "") handleClose();
        }}
      />
      {note.adding.error && <ErrorCallout error={note.adding.error} />}
      <Button variant="minimal" text="Cancel" onClick={handleClose} />
      <Button
        intent="primary"
        text="Sign addendum"
        loading={note.isAdding}
        disabled={text.trim() === ""}
        onClick={() => void handleAdd()}
      />
    </div>
  );
});
