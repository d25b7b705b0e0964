import { Checkbox } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import type { ChangeEvent, KeyboardEvent } from "react";
import { useStores } from "../../base/useStores";
import { selectAllId, selectId } from "./localTake";

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Checkbox that selects a recording; with Shift, also all recordings since the one toggled last. The arrow keys move to
 * the next checkbox; with Shift they also select.
 */
export const SelectBox = observer(function SelectBox({ takeId, name }: { takeId: string; name: string }) {
  const { selection } = useStores().localRecordings;
  const handleChange = ({ nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    selection.toggle(takeId, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const next = step && selection.neighbor(takeId, step);
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    document.getElementById(selectId(next))?.focus();
    if (!event.shiftKey) return;
    selection.extendTo(takeId);
    selection.extendTo(next);
  };
  return (
    <Checkbox
      id={selectId(takeId)}
      checked={selection.has(takeId)}
      aria-label={`Select ${name}`}
      onChange={handleChange}
      onKeyDown={handleKey}
    />
  );
});

/** Checkbox that selects all recordings in the list, or none. */
export const SelectAllBox = observer(function SelectAllBox() {
  const { selection } = useStores().localRecordings;
  return (
    <Checkbox
      id={selectAllId}
      checked={selection.extent === "all"}
      indeterminate={selection.extent === "some"}
      aria-label="Select all shown"
      disabled={selection.selectable.length === 0}
      onChange={() => selection.toggleAll()}
    />
  );
});
