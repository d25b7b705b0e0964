import { Button } from "@blueprintjs/core";
import { Duplicate, Tick } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import type { NoteSection } from "../../../shared/notes/document";
import { useStores } from "../../base/useStores";

/** Button that copies a section. Its label is then “Copied” for a moment. */
export const CopySection = observer(function CopySection({ section }: { section: NoteSection }) {
  const { note } = useStores();
  const isDone = note.copies.done === section.key;
  return (
    <Button
      className="cs-sec-copy"
      size="small"
      variant="minimal"
      icon={isDone ? <Tick size={12} /> : <Duplicate size={12} />}
      text={isDone ? "Copied" : "Copy"}
      aria-label={`Copy ${section.title}`}
      title="Copy this section. Keys: C copies the section of the selected sentence, V the next section."
      onClick={() => note.shown && void note.copies.section(section, note.shown)}
    />
  );
});
