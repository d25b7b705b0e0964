import { Button, InputGroup, Switch } from "@blueprintjs/core";
import { Download } from "@blueprintjs/icons";
import { useId, useState } from "react";
import type { StyleRule } from "../../shared/style/styleRule";
import { downloadJson } from "../base/downloadJson";
import { ErrorCallout } from "../ui/ErrorCallout";
import { Loading } from "../ui/Loading";
import { useStyleExamples, useStyleRules } from "./useStyleRules";
import "./style.css";

/** Settings of the writing style: the proposed rules with their examples, those in use, and those refused. */
export function WritingStyle() {
  const id = useId();
  const { rules, error, reload, changing } = useStyleRules();
  const proposed = rules?.filter(({ status }) => status === "proposed") ?? [];
  const used = rules?.filter(({ status }) => status === "accepted" || status === "off") ?? [];
  const refused = rules?.filter(({ status }) => status === "refused") ?? [];
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
      <RuleList title="Proposed" rules={proposed} changing={changing} />
      <RuleList title="In use" rules={used} changing={changing} />
      <RuleList title="Refused" rules={refused} changing={changing} />
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

function RuleList({ title, rules, changing }: { title: string; rules: readonly StyleRule[]; changing: Changing }) {
  const id = useId();
  if (rules.length === 0) return null;
  return (
    <>
      <h3 id={id}>{title}</h3>
      <ul className="cs-style-rules" aria-labelledby={id}>
        {rules.map((rule) => (
          <Rule key={rule.id} rule={rule} changing={changing} />
        ))}
      </ul>
    </>
  );
}

function Rule({ rule, changing }: { rule: StyleRule; changing: Changing }) {
  const [isEditing, setIsEditing] = useState(false);
  const { id, status } = rule;
  const answer = (next: "accepted" | "refused" | "off") => changing.change(id, { status: next });
  return (
    <li aria-busy={changing.id === id || undefined}>
      <p>
        <Statement rule={rule} />
      </p>
      <p className="cs-muted">{[rule.template_name, rule.section_title].filter(Boolean).join(" · ")}</p>
      {isEditing ? (
        <Editing rule={rule} changing={changing} onEnd={() => setIsEditing(false)} />
      ) : (
        <div className="cs-style-answers">
          {(status === "proposed" || status === "refused") && (
            <Button
              intent={status === "proposed" ? "primary" : "none"}
              text="Accept"
              onClick={() => answer("accepted")}
            />
          )}
          {(status === "accepted" || status === "off") && (
            <Switch
              checked={status === "accepted"}
              label="Use"
              onChange={(event) => answer(event.currentTarget.checked ? "accepted" : "off")}
            />
          )}
          {(rule.kind === "wording" || rule.kind === "abbreviation") && status !== "refused" && (
            <Button variant="minimal" text="Edit" onClick={() => setIsEditing(true)} />
          )}
          {status !== "refused" && <Button variant="minimal" text="Refuse" onClick={() => answer("refused")} />}
        </div>
      )}
      {changing.failedId === id && changing.error && <p role="alert">{changing.error.message}</p>}
      <Examples id={id} />
    </li>
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

function Editing({ rule, changing, onEnd }: { rule: StyleRule; changing: Changing; onEnd: () => void }) {
  const [to, setTo] = useState(rule.to);
  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    changing.change(rule.id, { to, status: "accepted" }, onEnd);
  };
  return (
    <form className="cs-style-answers" onSubmit={handleSubmit}>
      <InputGroup
        aria-label={`Instead of “${rule.from}” write`}
        autoFocus={true}
        maxLength={200}
        value={to}
        onValueChange={setTo}
      />
      <Button type="submit" intent="primary" text="Save and accept" disabled={to.trim() === ""} />
      <Button variant="minimal" text="Cancel" onClick={onEnd} />
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
