import { Button } from "@blueprintjs/core";
import { Cross, Download, Link, Tick, Trash, WarningSign } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { useStores } from "../../app/stores";
import { StatusLine } from "../../ui/StatusLine";
import { type BulkAct, counted } from "./bulkWords";
import type { AskTakes, LocalTake } from "./localTake";
import { focusList, handleSelectionKey } from "./selectionKeys";
import { exportTakes, transcribeTakes } from "./takeActs";

/** At the bottom, while recordings are selected: how many, and what can be done to how many of them. */
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
  const andBack = async (work: Promise<void>) => {
    await work;
    if (selection.takes.length === 0) focusList(); // the button that was pressed is gone
  };
  return (
    <section
      className="cs-loc-bulk"
      aria-label="Selected recordings"
      data-region="selected" // F6 leads here: by Tab it is behind every row
      onKeyDown={(event) => handleSelectionKey(event, selection)}
    >
      <div className="cs-loc-bulk-words">
        <span role="status">{bulk.progress ?? `${counted(takes.length)} selected`}</span>
        {bulk.failure !== null && (
          <span role="alert">
            <StatusLine icon={<WarningSign size={12} />} tone="check">
              {bulk.failure}
            </StatusLine>
          </span>
        )}
      </div>
      <div className="cs-loc-bulk-acts">
        <Act
          act="transcribe"
          words="Transcribe"
          icon={<Tick />}
          onPress={(fitting) => void andBack(transcribeTakes(store, fitting))}
        />
        <Act
          act="export"
          words="Export"
          icon={<Download />}
          onPress={(fitting) => void andBack(exportTakes(store, fitting))}
        />
        <Act act="attach" words="Attach" icon={<Link />} onPress={(fitting) => onAsk("attach", fitting)} />
        <Act act="delete" words="Delete" icon={<Trash />} onPress={(fitting) => onAsk("delete", fitting)} />
        <Button
          variant="minimal"
          icon={<Cross />}
          aria-label="Select none"
          aria-keyshortcuts="Escape"
          title="Select none (Esc)"
          onClick={handleClear}
        />
      </div>
    </section>
  );
});

interface ActProps {
  act: BulkAct;
  words: string;
  icon: ReactElement;
  /** @param fitting those of the selected ones it can be done to. */
  onPress: (fitting: readonly LocalTake[]) => void;
}

/** Names to how many it can be done; not there where it can be to none. */
const Act = observer(function Act({ act, words, icon, onPress }: ActProps) {
  const { localRecordings: store } = useStores();
  const fitting = store.selection.takes.filter((local) => store.can(act, local));
  if (fitting.length === 0) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      icon={icon}
      text={`${words} (${fitting.length})`}
      disabled={store.bulk.isRunning}
      onClick={() => onPress(fitting)}
    />
  );
});
