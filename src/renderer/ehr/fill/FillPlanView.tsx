import { Callout, Checkbox, InputGroup } from "@blueprintjs/core";
import { Cross, Minus, Tick, WarningSign } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import type { Agreement, PlannedField } from "../../../shared/ehr/ehrFill";
import { useStores } from "../../base/useStores";
import { formatBirthDate } from "../../format/formatDay";
import { StatusLine } from "../../ui/StatusLine";

/** The plan: the note's patient and the patient shown in the EHR, then each field's text before and after filling. */
export const FillPlanView = observer(function FillPlanView() {
  const { ehrFill } = useStores();
  const { plan, isLost, step } = ehrFill;
  if (isLost || !plan)
    return (
      <Callout role="alert" compact={true} intent="warning" icon={<WarningSign />}>
        The EHR isn’t open, or doesn’t answer. Nothing was written. Open it and the patient’s note, then check again.
      </Callout>
    );
  return (
    <>
      {plan.refusal && (
        <Callout
          role="alert"
          compact={true}
          intent={plan.refusal.code === "patient_mismatch" ? "danger" : "warning"}
          icon={<WarningSign />}
        >
          {plan.refusal.message} Nothing was written.
        </Callout>
      )}
      <Identity />
      {plan.needsYearOfBirth && plan.canFill && <YearOfBirth />}
      {plan.unmapped.length > 0 && (
        <p className="cs-tone-check">Left out, because the EHR has no box for it: {plan.unmapped.join(", ")}</p>
      )}
      {plan.warnings.map((warning) => (
        <p key={warning} className="cs-tone-check">
          {warning}
        </p>
      ))}
      {plan.fields.length > 0 && (
        <ul className="cs-fill-boxes" aria-label="Boxes" aria-busy={step === "filling"}>
          {plan.fields.map((field) => (
            <Box key={field.key} field={field} isWriting={step === "filling" && isWritten(field, ehrFill.overwrite)} />
          ))}
        </ul>
      )}
    </>
  );
});

const isWritten = ({ key, action }: PlannedField, agreed: ReadonlySet<string>): boolean =>
  action === "write" || (action === "ask" && agreed.has(key));

/**
 * Table of name, birth date and record number: of the note's patient and of the patient shown in the EHR, also if that
 * is another one. The EHR's column has dashes if no patient was read there.
 */
const Identity = observer(function Identity() {
  const { note, plan } = useStores().ehrFill;
  const shown = plan?.shown;
  if (!note || !plan) return null;
  const { name, birthDate, mrn } = note.patient;
  const rows = [
    { key: "name" as const, title: "Name", ours: name },
    { key: "birthDate" as const, title: "Date of birth", ours: birthDate, format: formatBirthDate },
    { key: "mrn" as const, title: "Record number", ours: mrn },
  ];
  return (
    <table className="cs-fill-identity" data-mismatch={plan.refusal?.code === "patient_mismatch" || undefined}>
      <thead>
        <tr>
          <td />
          <th scope="col">This note</th>
          <th scope="col">Open in the EHR</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, title, ours, format = String }) => {
          const theirs = shown?.[key];
          return (
            <tr key={key}>
              <th scope="row">{title}</th>
              <td>{ours ? format(ours) : "–"}</td>
              <td>
                {theirs ? format(theirs) : "–"}{" "}
                {shown && <Verdict of={shown.comparison[key]} isRefused={plan.refusal !== null} />}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});

const verdicts = {
  equal: { text: "Agrees", icon: <Tick size={12} />, tone: "ok" },
  different: { text: "Differs", icon: <Cross size={12} />, tone: "stop" },
  unknown: { text: "Not compared", icon: <Minus size={12} />, tone: "muted" },
} as const satisfies Record<Agreement, object>;

/** What the check of the patient found for one identifier. Nothing is green in a plan that is refused. */
function Verdict({ of, isRefused }: { of: Agreement; isRefused: boolean }) {
  const { text, icon, tone } = verdicts[of];
  return (
    <StatusLine icon={icon} tone={isRefused && tone === "ok" ? "muted" : tone}>
      {text}
    </StatusLine>
  );
}

const YearOfBirth = observer(function YearOfBirth() {
  const { ehrFill } = useStores();
  const id = useId();
  return (
    <div className="cs-fill-year">
      <label htmlFor={id}>Only one identifier could be compared. Enter the patient’s year of birth to confirm:</label>
      <InputGroup
        id={id}
        inputMode="numeric"
        placeholder="1957"
        value={ehrFill.year}
        onValueChange={(value) => ehrFill.setYear(value)}
      />
    </div>
  );
});

const actionTexts: Record<PlannedField["action"], string> = {
  write: "Will be written",
  already: "Already there",
  ask: "You changed this in the EHR",
  keep: "Has text, won’t be changed",
  empty: "Nothing in the note for this field",
};

const Box = observer(function Box({ field, isWriting }: { field: PlannedField; isWriting: boolean }) {
  const { ehrFill } = useStores();
  const { key, label, mode, action, oldText, newText, lost, warnings } = field;
  const isOpen = action === "write" || action === "ask";
  return (
    <li>
      <div className="cs-fill-head">
        <strong>{label}</strong>
        <span className="cs-muted">{isWriting ? "Writing…" : actionTexts[action]}</span>
      </div>
      {isOpen && (
        <div className="cs-fill-texts">
          <div>
            <span className="cs-fill-sub">Before</span>
            <p>{oldText.trim() === "" ? <em className="cs-muted">Empty</em> : oldText}</p>
          </div>
          <div>
            <span className="cs-fill-sub">After</span>
            <p className="cs-fill-new">{newText}</p>
          </div>
        </div>
      )}
      {isOpen && lost !== "" && (
        <p className="cs-fill-lost">
          Will be lost: <del>{lost}</del>
        </p>
      )}
      {warnings.map((warning) => (
        <p key={warning} className="cs-tone-check">
          {warning}
        </p>
      ))}
      {action === "ask" && (
        <Checkbox
          checked={ehrFill.overwrite.has(key)}
          label={mode === "append" ? "Keep my text and add the note after it" : "Replace my text"}
          onChange={(event) => ehrFill.setOverwrite(key, event.currentTarget.checked)}
        />
      )}
    </li>
  );
});
