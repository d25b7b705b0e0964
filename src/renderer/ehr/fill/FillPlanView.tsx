import { Callout, Checkbox, InputGroup } from "@blueprintjs/core";
import { Cross, Tick, WarningSign } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import type { PlannedField } from "../../../shared/ehr/ehrFill";
import { useStores } from "../../base/useStores";
import { formatBirthDate } from "../../format/formatDay";

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

/** Table of name, birth date and record number: of the note's patient and of the patient shown in the EHR. */
const Identity = observer(function Identity() {
  const { note, plan } = useStores().ehrFill;
  const shown = plan?.shown;
  if (!note || !plan) return null;
  const { name, birthDate, mrn } = note.patient;
  const rows = [
    { title: "Name", ours: name, theirs: shown?.name },
    { title: "Date of birth", ours: birthDate, theirs: shown?.birthDate, format: formatBirthDate },
    { title: "Record number", ours: mrn, theirs: shown?.mrn },
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
        {rows.map(({ title, ours, theirs, format = String }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{ours ? format(ours) : "–"}</td>
            <td>
              {theirs ? format(theirs) : "–"} <Mark ours={ours} theirs={theirs} canFill={plan.canFill} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});

/**
 * Compares two values: a tick if filling is allowed, a cross if it is not and they differ. Nothing if one is missing,
 * or if they are equal but filling is not allowed.
 */
function Mark({
  ours,
  theirs,
  canFill,
}: {
  ours?: string | null | undefined;
  theirs?: string | null | undefined;
  canFill: boolean;
}) {
  if (!ours || !theirs) return null;
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  if (canFill) return <Tick size={12} className="cs-tone-ok" title="Agrees" />;
  return plain(ours) === plain(theirs) ? null : <Cross size={12} className="cs-tone-stop" title="Differs" />;
}

const YearOfBirth = observer(function YearOfBirth() {
  const { ehrFill } = useStores();
  const id = useId();
  return (
    <div className="cs-fill-year">
      <label htmlFor={id}>The EHR shows only one identifier. Enter the patient’s year of birth to confirm:</label>
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
  const { key, label, action, oldText, newText, lost, warnings } = field;
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
          label="Replace my text"
          onChange={(event) => ehrFill.setOverwrite(key, event.currentTarget.checked)}
        />
      )}
    </li>
  );
});
