import { Checkbox, Dialog, DialogBody, FormGroup, InputGroup } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useId, useState } from "react";
import { useStores } from "../../base/useStores";
import { FormFooter } from "../../ui/FormFooter";
import { findMatches, type Match, replacementOf, type Search } from "./findMatches";
import { replaceInNote } from "./replaceInNote";
import "./replace.css";

export interface ReplaceProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Finds text in the note, shows each match with what would replace it, and replaces those that stay ticked. */
export const ReplaceDialog = observer(function ReplaceDialog({ isOpen, onClose }: ReplaceProps) {
  return (
    <Dialog className="cs-replace" isOpen={isOpen} title="Find and replace" onClose={onClose}>
      <ReplaceBody onClose={onClose} />
    </Dialog>
  );
});

/** Maximum number of matches that are listed; the others are replaced like them. */
const maxListed = 200;

const ReplaceBody = observer(function ReplaceBody({ onClose }: Pick<ReplaceProps, "onClose">) {
  const { note } = useStores();
  const [search, setSearch] = useState<Search>({ text: "", matchCase: false, wholeWords: true });
  const [replacement, setReplacement] = useState("");
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const matches = findMatches(note.shown?.sections ?? [], search);
  const chosen = matches.filter(({ id }) => !skipped.has(id));
  const change = (values: Partial<Search>) => {
    setSearch({ ...search, ...values });
    setSkipped(new Set());
  };
  const handleReplace = () => {
    void replaceInNote(note, chosen, replacement);
    onClose();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length > 0 && note.canEdit) handleReplace();
      }}
    >
      <DialogBody>
        <SearchFields search={search} onSearch={change} replacement={replacement} onReplacement={setReplacement} />
        <p role="status" className="cs-muted cs-replace-count">
          {search.text !== "" && countOf(matches.length)}
        </p>
        <Matches matches={matches} replacement={replacement} skipped={skipped} onSkip={setSkipped} />
      </DialogBody>
      <FormFooter
        text={`${replacement === "" ? "Remove" : "Replace"} ${chosen.length}`}
        disabled={chosen.length === 0 || !note.canEdit}
        onCancel={onClose}
      >
        One Undo restores all of them.
      </FormFooter>
    </form>
  );
});

const countOf = (count: number): string =>
  count === 0 ? "Not in this document" : count === 1 ? "1 match" : `${count} matches`;

interface FieldsProps {
  search: Search;
  onSearch: (values: Partial<Search>) => void;
  replacement: string;
  onReplacement: (text: string) => void;
}

function SearchFields({ search, onSearch, replacement, onReplacement }: FieldsProps) {
  const [find, replace] = [useId(), useId()];
  return (
    <>
      <FormGroup label="Find" labelFor={find}>
        <InputGroup
          id={find}
          autoFocus={true}
          autoComplete="off"
          maxLength={500}
          value={search.text}
          onValueChange={(text) => onSearch({ text })}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault(); // Enter after what is looked for must not remove all of it
            document.getElementById(replace)?.focus();
          }}
        />
      </FormGroup>
      <FormGroup label="Replace with" labelFor={replace}>
        <InputGroup
          id={replace}
          autoComplete="off"
          maxLength={2_000}
          value={replacement}
          onValueChange={onReplacement}
        />
      </FormGroup>
      <div className="cs-replace-options">
        <Checkbox
          label="Whole words"
          checked={search.wholeWords}
          onChange={() => onSearch({ wholeWords: !search.wholeWords })}
        />
        <Checkbox
          label="Match case"
          checked={search.matchCase}
          onChange={() => onSearch({ matchCase: !search.matchCase })}
        />
      </div>
    </>
  );
}

interface MatchesProps {
  matches: readonly Match[];
  replacement: string;
  skipped: ReadonlySet<string>;
  onSkip: (skipped: ReadonlySet<string>) => void;
}

function Matches({ matches, replacement, skipped, onSkip }: MatchesProps) {
  const toggle = (id: string) => {
    const others = new Set(skipped);
    if (!others.delete(id)) others.add(id);
    onSkip(others);
  };
  return (
    <ul className="cs-replace-matches" aria-label="Matches">
      {matches.slice(0, maxListed).map((match) => (
        <li key={match.id}>
          <Checkbox checked={!skipped.has(match.id)} onChange={() => toggle(match.id)}>
            <span className="cs-muted">{match.section}: </span>
            <Preview match={match} replacement={replacement} />
          </Checkbox>
        </li>
      ))}
      {matches.length > maxListed && <li>and {matches.length - maxListed} more</li>}
    </ul>
  );
}

function Preview({ match, replacement }: { match: Match; replacement: string }) {
  const { text, at, length } = match;
  return (
    <>
      {text.slice(0, at)}
      <del>{text.slice(at, at + length)}</del>
      <ins>{replacementOf(match, replacement)}</ins>
      {text.slice(at + length)}
    </>
  );
}
