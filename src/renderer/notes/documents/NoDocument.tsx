import { observer } from "mobx-react-lite";
import { documentTitles } from "../../format/documentTitles";
import { useStores } from "../../base/useStores";

/** Says that a document other than the note is being written, before its first draft; null if that draft failed. */
export const NoDocument = observer(function NoDocument() {
  const { note } = useStores();
  if (!note.drafting.isRunning) return null; // NoteBanners shows the failure, with its own button
  return (
    <p className="cs-wait-text" role="status">
      Writing: {documentTitles[note.kind]}
    </p>
  );
});
