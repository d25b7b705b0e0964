import { Button, InputGroup, TextArea } from "@blueprintjs/core";
import { Plus, Trash } from "@blueprintjs/icons";
import { useId, useState } from "react";
import { snippetLimits, maxSnippets, type Snippet, snippetsSchema } from "../../shared/notes/snippet";
import { useSnippets } from "../snippets/useSnippets";
import { ErrorCallout } from "../ui/ErrorCallout";
import { Loading } from "../ui/Loading";

/** The form for the clinician's snippets: texts that `.name` inserts into a note. */
export function SnippetsForm() {
  const id = useId();
  const { snippets, error, reload, readNow, saving } = useSnippets();
  return (
    <section className="cs-setting" aria-labelledby={id}>
      <h2 id={id}>Snippets</h2>
      <p className="cs-muted">
        Texts that you often write. In a note, type a period and the name, then press Tab or Enter. Tab moves to the
        next blank, written as ***. Snippets count as your own words, not as said in the session.
      </p>
      {error && <ErrorCallout error={error} onRetry={reload} />}
      {!error && !snippets && <Loading text="Loading..." />}
      {snippets && <Rows saved={snippets} readNow={readNow} saving={saving} />}
    </section>
  );
}

const isSame = (a: readonly Snippet[], b: readonly Snippet[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The edited rows. They follow `saved`; if both have changed, the rows get the snippets that are new in `saved`. */
function useRows(saved: readonly Snippet[]) {
  const [rows, setRows] = useState(saved);
  const [base, setBase] = useState(saved);
  const [sent, setSent] = useState<readonly Snippet[]>([]);
  const [isMerged, setIsMerged] = useState(false);
  if (base !== saved) {
    const isEdited = !isSame(rows, base) && !isSame(rows, saved);
    const isChangedElsewhere = !isSame(saved, base) && !isSame(saved, sent);
    const known = new Set([...base, ...rows].map((row) => JSON.stringify(row)));
    const added = saved.filter((row) => !known.has(JSON.stringify(row)));
    setBase(saved);
    if (!isEdited) setRows(saved);
    else if (isChangedElsewhere) setRows([...rows, ...added]);
    setIsMerged(isEdited && isChangedElsewhere);
  }
  return { rows, setRows, setSent, isMerged };
}

interface RowsProps {
  saved: readonly Snippet[];
  readNow: ReturnType<typeof useSnippets>["readNow"];
  saving: ReturnType<typeof useSnippets>["saving"];
}

function Rows({ saved, readNow, saving }: RowsProps) {
  const { rows, setRows, setSent, isMerged } = useRows(saved);
  const [problem, setProblem] = useState<string | null>(null);
  const isChanged = JSON.stringify(rows) !== JSON.stringify(saved);
  const change = (at: number, values: Partial<Snippet>) =>
    setRows(rows.map((row, i) => (i === at ? { ...row, ...values } : row)));
  const handleSave = () => {
    const parsed = snippetsSchema.safeParse({ snippets: rows });
    setProblem(parsed.success ? null : (parsed.error.issues[0]?.message ?? "Some snippets are not valid."));
    if (!parsed.success) return;
    setRows(parsed.data.snippets);
    void save(parsed.data.snippets);
  };
  const save = async (snippets: Snippet[]) => {
    const newest = await readNow();
    if (newest && !isSame(newest, saved)) return; // the rows are updated first, so that the person can check them
    setSent(snippets);
    saving.save(snippets);
  };
  return (
    <>
      {rows.map((row, i) => (
        <Row
          key={i}
          row={row}
          number={i + 1}
          onChange={(values) => change(i, values)}
          onRemove={() => setRows(rows.toSpliced(i, 1))}
        />
      ))}
      {isMerged && (
        <p role="alert">
          Your snippets were changed elsewhere. Those and your changes are both listed: check them, then save.
        </p>
      )}
      {problem && <p role="alert">{problem}</p>}
      {saving.error && <ErrorCallout error={saving.error} onRetry={handleSave} />}
      <div className="cs-setting-actions">
        <Button
          icon={<Plus />}
          text="Add snippet"
          disabled={rows.length >= maxSnippets}
          onClick={() => setRows([...rows, { name: "", text: "" }])}
        />
        <Button text="Save snippets" onClick={handleSave} />
        <span role="status" className="cs-muted">
          {saving.isRunning ? "Saving" : saving.isDone && !isChanged && "Saved"}
        </span>
      </div>
    </>
  );
}

interface RowProps {
  row: Snippet;
  number: number;
  onChange: (values: Partial<Snippet>) => void;
  onRemove: () => void;
}

function Row({ row: { name, text }, number, onChange, onRemove }: RowProps) {
  return (
    <div className="cs-snippet" role="group" aria-label={name === "" ? `Snippet ${number}` : `Snippet .${name}`}>
      <InputGroup
        aria-label="Name"
        placeholder="name, e.g. normal-exam"
        maxLength={snippetLimits.name}
        autoComplete="off"
        value={name}
        onValueChange={(value) => onChange({ name: value.replace(/^\./, "") })}
      />
      <TextArea
        aria-label="Text"
        fill={true}
        rows={2}
        maxLength={snippetLimits.text}
        value={text}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      <Button variant="minimal" icon={<Trash />} aria-label="Remove snippet" onClick={onRemove} />
    </div>
  );
}
