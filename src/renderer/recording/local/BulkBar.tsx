import { Button } from "@blueprintjs/core";
import { Cross, Download, Link, Tick, Trash, WarningSign } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { useStores } from "../../base/useStores";
import { StatusLine } from "../../ui/StatusLine";
import { type BulkAction, counted } from "./bulkAction";
import type { AskTakes, LocalTake } from "./localTake";
import { focusList, handleSelectionKey } from "./handleSelectionKey";
import { exportTakes, transcribeTakes } from "./takeActions";

/** Actions on the selected recordings, their progress and failures, at the bottom of the screen. */
export const BulkBar = observer(function BulkBar({ onAsk }: { onAsk: AskTakes }) {
  const { localRecordings: store } = useStores();
  const { selection, bulk } = store;
  const { takes } = selection;
  if (takes.length === 0 && bulk.failure === null && bulk.progress === null) return null;
  const handleClear = () => {
    selection.clear();
    bulk.forgetFailure();
    focusList();
  };
  const thenFocusList = async (work: Promise<void>) => {
    await work;
    if (selection.takes.length === 0) focusList(); // the pressed button was removed
  };
  return (
    <section
      className="cs-loc-bulk"
      aria-label="Selected recordings"
      data-region="selected" // reachable with F6, because Tab passes every row first
      onKeyDown={(event) => handleSelectionKey(event, selection)}
    >
      <div className="cs-loc-bulk-text">
        <span role="status">{bulk.progress ?? `${counted(takes.length)} selected`}</span>
        {bulk.failure !== null && (
          <span role="alert">
            <StatusLine icon={<WarningSign size={12} />} tone="check">
              {bulk.failure}
            </StatusLine>
          </span>
        )}
      </div>
      <div className="cs-loc-bulk-actions">
        <ActionButton
          act="transcribe"
          text="Transcribe"
          icon={<Tick />}
          onPress={(chosen) => void thenFocusList(transcribeTakes(store, chosen))}
        />
        <ActionButton
          act="export"
          text="Export"
          icon={<Download />}
          onPress={(chosen) => void thenFocusList(exportTakes(store, chosen))}
        />
        <ActionButton act="attach" text="Attach" icon={<Link />} onPress={(chosen) => onAsk("attach", chosen)} />
        <ActionButton act="delete" text="Delete" icon={<Trash />} onPress={(chosen) => onAsk("delete", chosen)} />
        <Button
          variant="minimal"
          icon={<Cross />}
          aria-label="Clear selection"
          aria-keyshortcuts="Escape"
          title="Clear selection (Esc)"
          onClick={handleClear}
        />
      </div>
    </section>
  );
});

interface ActionButtonProps {
  act: BulkAction;
  text: string;
  icon: ReactElement;
  /** @param chosen the selected recordings to which the action applies. */
  onPress: (chosen: readonly LocalTake[]) => void;
}

/** Button of an action with the number of recordings to which it applies; hidden if there are none. */
const ActionButton = observer(function ActionButton({ act, text, icon, onPress }: ActionButtonProps) {
  const { localRecordings: store } = useStores();
  const chosen = store.selection.takes.filter((local) => store.can(act, local));
  if (chosen.length === 0) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      icon={icon}
      text={`${text} (${chosen.length})`}
      disabled={store.bulk.isRunning}
      onClick={() => onPress(chosen)}
    />
  );
});
