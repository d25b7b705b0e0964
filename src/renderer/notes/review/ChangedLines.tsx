import { Button, Callout } from "@blueprintjs/core";
import { Issue } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useStores } from "../../base/useStores";
import { changedLineFindings } from "./changedLineFindings";

/**
 * Callout after a correction of the transcript: how many sentences are based on a changed line, with a button to update
 * them.
 */
export const ChangedLines = observer(function ChangedLines() {
  const { note } = useStores();
  const { count, updatable } = changedLineFindings(note.canEdit ? note.shown : null);
  if (count === 0) return null;
  return (
    <Callout compact={true} intent="warning" icon={<Issue />} role="status">
      {count === 1 ? "1 sentence is" : `${count} sentences are`} based on a line that changed.{" "}
      {updatable.length > 0 && (
        <Button
          size="small"
          variant="outlined"
          text={updatable.length === 1 ? "Update 1 sentence" : `Update ${updatable.length} sentences`}
          loading={note.changing.isRunning}
          onClick={() => void note.updateChanged()}
        />
      )}
    </Callout>
  );
});
