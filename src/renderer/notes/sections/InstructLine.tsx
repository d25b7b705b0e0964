import { Button } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { maxInstructionsLength } from "../../../shared/notes/document";
import { useStores } from "../../base/useStores";

/**
 * Field for instructions, and the button that redrafts the note, or a section, with them. The text is kept if the
 * request fails.
 */
export const InstructLine = observer(function InstructLine() {
  const { note, openVisit, unsentTexts } = useStores();
  const { visitId } = openVisit;
  const text = unsentTexts.get(visitId, "instruction");
  const section = note.shown?.sections.find(({ key }) => key === note.instructing.section);
  const handleClose = () => {
    unsentTexts.set(visitId, "instruction", "");
    note.instructing.set(false);
  };
  const handleDraft = async () => {
    const instructions = text.trim();
    if (instructions === "") return;
    const template = note.shown ? { template_id: note.shown.template_id } : {};
    // The request's own result, because leaving the visit resets `note.drafting`.
    const isRequested = await note.draft({ ...(section ? { section: section.key } : template), instructions });
    if (!isRequested) return;
    unsentTexts.set(visitId, "instruction", "");
    note.instructing.close(visitId);
  };
  return (
    <form
      className="cs-instruct"
      onSubmit={(event) => {
        event.preventDefault();
        void handleDraft();
      }}
    >
      {section && <span className="cs-instruct-section cs-muted">{section.title}:</span>}
      <input
        aria-label={section ? `Instructions for ${section.title}` : "Instructions for the redraft"}
        placeholder="Instructions, e.g. “leave out the small talk about gutters”"
        maxLength={maxInstructionsLength}
        autoFocus={note.instructing.isOn} // not if the field is shown only because it has unsent text
        value={text}
        onChange={(event) => unsentTexts.set(visitId, "instruction", event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") handleClose();
        }}
      />
      <Button size="small" type="submit" variant="outlined" text="Redraft" disabled={text.trim() === ""} />
    </form>
  );
});
