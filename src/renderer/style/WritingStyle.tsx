import { Button, FormGroup, InputGroup, Switch } from "@blueprintjs/core";
import { Download } from "@blueprintjs/icons";
import { useEffect, useId, useRef, useState } from "react";
import { maxStyleWordsLength, type PatchStyleRule, type StyleRule } from "../../shared/style/styleRule";
import { downloadJson } from "../base/downloadJson";
import { ErrorCallout } from "../ui/ErrorCallout";
import { Loading } from "../ui/Loading";
import { useStyleExamples, useStyleRules } from "./useStyleRules";
import "./style.css";

/** Title of the list with the rules of a status. */
const listOf = { proposed: "Proposed", accepted: "In use", off: "In use", refused: "Refused" } as const;

/** Settings of the writing style: the proposed rules with their examples, those in use, and those refused. */
export function WritingStyle() {
  const id = useId();
  const { rules, error, reload, changing } = useStyleRules();
  const [moved, setMoved] = useState<string | null>(null);
  return (
    <section className="cs-setting" aria-labelledby={id}>
      <h2 id={id}>Writing style</h2>
      <p className="cs-muted">
        When you make the same edit in three signed notes, it is proposed here. Accepted rules change how new notes with
        this template are written, never what they say.
      </p>
      {error && <ErrorCallout error={error} onRetry={reload} />}
      {!error && !rules && <Loading text="Loading..." />}
      {rules?.length === 0 && <p>Nothing is proposed yet.</p>}
      {[...new Set(Object.values(listOf))].map((title) => (
        <RuleList
          key={title}
          title={title}
          rules={rules?.filter(({ status }) => listOf[status] === title) ?? []}
          changing={changing}
          moved={moved}
          onMoved={setMoved}
        />
      ))}
      {rules && rules.length > 0 && (
        <div className="cs-setting-actions">
          <Button
            icon={<Download />}
            text="Export rules"
            onClick={() => downloadJson(JSON.stringify(rules, null, 2), "writing-style.json")}
          />
        </div>
      )}
    </section>
  );
}

type Changing = ReturnType<typeof useStyleRules>["changing"];

interface ListProps {
  title: string;
  rules: readonly StyleRule[];
  changing: Changing;
  /** Id of the rule that moved to another list last: its item there takes the focus. */
  moved: string | null;
  onMoved: (id: string) => void;
}

function RuleList({ title, rules, ...props }: ListProps) {
  const id = useId();
  if (rules.length === 0) return null;
  return (
    <>
      <h3 id={id}>{title}</h3>
      <ul className="cs-style-rules" aria-labelledby={id}>
        {rules.map((rule) => (
          <Rule key={rule.id} rule={rule} {...props} />
        ))}
      </ul>
    </>
  );
}

function Rule({ rule, changing, moved, onMoved }: { rule: StyleRule } & Omit<ListProps, "title" | "rules">) {
  const { id } = rule;
  const [isEditing, setIsEditing] = useState(false);
  const [wasEditing, setWasEditing] = useState(false);
  const item = useFocusIf(moved === id);
  const problem = changing.failedId === id && changing.error ? changing.error.message : null;
  const change = (answer: PatchStyleRule, onDone?: () => void) => {
    changing.change(id, answer, () => {
      onDone?.();
      if (answer.status && listOf[answer.status] !== listOf[rule.status]) onMoved(id);
    });
  };
  const handleEnd = () => {
    setIsEditing(false);
    setWasEditing(true);
  };
  const handleCancel = () => {
    changing.reset();
    handleEnd();
  };
  return (
    <li ref={item} tabIndex={-1} aria-busy={changing.id === id || undefined}>
      <p>
        <Statement rule={rule} />
      </p>
      <p className="cs-muted">{[rule.template_name, rule.section_title].filter(Boolean).join(" · ")}</p>
      {isEditing ? (
        <Editing
          rule={rule}
          problem={problem}
          onSave={(to) => change({ to, status: "accepted" }, handleEnd)}
          onCancel={handleCancel}
        />
      ) : (
        <Answers
          rule={rule}
          wasEditing={wasEditing}
          onAnswer={(next) => change({ status: next })}
          onEdit={() => setIsEditing(true)}
        />
      )}
      {rule.off_because !== undefined && <p>{rule.off_because}</p>}
      {!isEditing && problem !== null && <p role="alert">{problem}</p>}
      <Examples id={id} />
    </li>
  );
}

/** Returns a ref for an item that takes the focus. */
function useFocusIf(takesFocus: boolean) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (takesFocus) item.current?.focus();
  }, [takesFocus]);
  return item;
}

interface AnswersProps {
  rule: StyleRule;
  /** Whether Edit has the focus, because the form that it opened was closed. */
  wasEditing: boolean;
  onAnswer: (status: "accepted" | "refused" | "off") => void;
  onEdit: () => void;
}

function Answers({ rule: { kind, status }, wasEditing, onAnswer, onEdit }: AnswersProps) {
  return (
    <div className="cs-style-answers">
      {(status === "proposed" || status === "refused") && (
        <Button
          intent={status === "proposed" ? "primary" : "none"}
          text="Accept"
          onClick={() => onAnswer("accepted")}
        />
      )}
      {(status === "accepted" || status === "off") && (
        <Switch
          checked={status === "accepted"}
          label="Use"
          onChange={(event) => onAnswer(event.currentTarget.checked ? "accepted" : "off")}
        />
      )}
      {(kind === "wording" || kind === "abbreviation") && status !== "refused" && (
        <Button variant="minimal" text="Edit" autoFocus={wasEditing} onClick={onEdit} />
      )}
      {status !== "refused" && <Button variant="minimal" text="Refuse" onClick={() => onAnswer("refused")} />}
    </div>
  );
}

/** What the rule does, as a sentence. */
function Statement({ rule: { kind, from, to } }: { rule: StyleRule }) {
  if (kind === "order")
    return (
      <>
        Write <q>{to}</q> before <q>{from}</q>
      </>
    );
  return kind === "left_out" ? (
    <>
      Leave out <q>{from}</q>
    </>
  ) : (
    <>
      Write <q>{to}</q> instead of <q>{from}</q>
    </>
  );
}

interface EditingProps {
  rule: StyleRule;
  /** Why the new words were not saved; null if they were or are not sent yet. */
  problem: string | null;
  onSave: (to: string) => void;
  onCancel: () => void;
}

function Editing({ rule, problem, onSave, onCancel }: EditingProps) {
  const [to, setTo] = useState(rule.to);
  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    onSave(to);
  };
  return (
    <form onSubmit={handleSubmit}>
      <FormGroup
        intent={problem === null ? "none" : "danger"}
        helperText={problem !== null && <span role="alert">{problem}</span>}
      >
        <InputGroup
          aria-label={`Instead of “${rule.from}” write`}
          autoFocus={true}
          maxLength={maxStyleWordsLength}
          intent={problem === null ? "none" : "danger"}
          value={to}
          onValueChange={setTo}
        />
      </FormGroup>
      <div className="cs-style-answers">
        <Button type="submit" intent="primary" text="Save and accept" disabled={to.trim() === ""} />
        <Button variant="minimal" text="Cancel" onClick={onCancel} />
      </div>
    </form>
  );
}

/** The edits that the rule was learned from, loaded when they are opened. */
function Examples({ id }: { id: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { examples, error, reload } = useStyleExamples(id, isOpen);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Examples</summary>
      {error && <ErrorCallout error={error} onRetry={reload} />}
      {isOpen && !error && !examples && <Loading text="Loading..." />}
      {examples?.length === 0 && <p className="cs-muted">The sessions of these edits were deleted.</p>}
      <ul>
        {examples?.map(({ visit_id, before, after }) => (
          <li key={visit_id}>
            <del>{before}</del> {after && <ins>{after}</ins>}
          </li>
        ))}
      </ul>
    </details>
  );
}
