import { Dialog, InputGroup } from "@blueprintjs/core";
import { Search } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from "react";
import { Key } from "../ui/Key";
import { type PaletteGroup, type PaletteRow, search } from "./search";
import "./palette.css";
import { usePaletteGroups } from "./usePaletteGroups";

interface Props {
  isOpen: boolean;
  onClose: () => void;
  onSettings: () => void;
}

/** The command palette (Ctrl/Cmd+K): actions, visits and nav items, filtered by the input. */
export function CommandPalette(props: Props) {
  const title = useId();
  const field = useRef<HTMLInputElement>(null);
  const chosen = useRef<PaletteRow | null>(null);
  // The action can move the focus, so it runs after the dialog has restored the focus.
  const runChosen = () => {
    const row = chosen.current;
    chosen.current = null;
    row?.run();
  };
  const handleChoose = (row: PaletteRow) => {
    chosen.current = row;
    props.onClose();
  };
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      className="cs-palette"
      transitionDuration={0}
      onClosed={runChosen}
      onOpened={() => field.current?.focus()} // another open dialog keeps the focus until this one has opened
      aria-labelledby={title}
    >
      <h2 id={title} className="cs-hidden">
        Search or do anything
      </h2>
      <Palette field={field} onSettings={props.onSettings} onChoose={handleChoose} />
    </Dialog>
  );
}

/** Maximum number of rows shown per group. The search covers all rows. */
const maxRows = 14;

interface PaletteProps extends Pick<Props, "onSettings"> {
  field: RefObject<HTMLInputElement | null>;
  onChoose: (row: PaletteRow) => void;
}

const Palette = observer(function Palette({ field, onSettings, onChoose }: PaletteProps) {
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const id = useId();
  const groups = search(usePaletteGroups(onSettings), query).map(({ name, rows }) => ({
    name,
    rows: rows.slice(0, maxRows),
  }));
  const rows = groups.flatMap((group) => group.rows);
  const active = rows[Math.min(at, rows.length - 1)];

  const choose = (row: PaletteRow | undefined) => {
    if (row) onChoose(row);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "Enter") choose(active);
    else if (event.key === "ArrowDown") setAt((at + 1) % Math.max(1, rows.length));
    else if (event.key === "ArrowUp") setAt((at - 1 + rows.length) % Math.max(1, rows.length));
    else return;
    event.preventDefault();
  };

  return (
    <>
      <InputGroup
        size="large"
        leftElement={<Search className="cs-palette-icon" />}
        rightElement={<Key>esc</Key>}
        placeholder="Search or do anything"
        autoFocus={true}
        inputRef={field}
        value={query}
        role="combobox"
        aria-expanded={true}
        aria-controls={id}
        aria-activedescendant={active && `${id}-${active.id}`}
        aria-label="Search or do anything"
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={handleKey}
      />
      <Results id={id} groups={groups} active={active} onChoose={choose} />
      <p role="status" className={rows.length > 0 ? "cs-hidden" : "cs-palette-none"}>
        {rows.length > 0
          ? `${rows.length} ${rows.length === 1 ? "result" : "results"}`
          : `Nothing found for “${query}”.`}
      </p>
    </>
  );
});

interface ResultsProps {
  id: string;
  groups: readonly PaletteGroup[];
  active: PaletteRow | undefined;
  onChoose: (row: PaletteRow) => void;
}

function Results({ id, groups, active, onChoose }: ResultsProps) {
  return (
    <div id={id} role="listbox" aria-label="Results" className="cs-palette-list">
      {groups.map((group) => (
        <div key={group.name} role="group" aria-label={group.name}>
          <div className="cs-palette-group" aria-hidden="true">
            {group.name}
          </div>
          {group.rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              id={`${id}-${row.id}`}
              isActive={row === active}
              onChoose={() => onChoose(row)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface RowProps {
  row: PaletteRow;
  id: string;
  isActive: boolean;
  onChoose: () => void;
}

function Row({ row, id, isActive, onChoose }: RowProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={`cs-command${isActive ? " is-active" : ""}`}
      ref={(element) => void (isActive && element?.scrollIntoView({ block: "nearest" }))}
      onClick={onChoose}
    >
      {row.icon} <span className="cs-command-text">{row.text}</span>
      {row.sub && <span className="cs-muted cs-small">{row.sub}</span>}
      <span className="cs-spacer" />
      {row.keys.map((key) => (
        <Key key={key}>{key}</Key>
      ))}
    </div>
  );
}
