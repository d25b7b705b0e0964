import { InputGroup } from "@blueprintjs/core";
import { NewPerson } from "@blueprintjs/icons";
import { useId, useRef, useState } from "react";
import type { PatientSummary } from "../../shared/patients/patient";
import { visitLimits } from "../../shared/visits/visitLimits";
import { identityLine } from "./identityLine";
import { LazyPatientDialog } from "./LazyPatientDialog";
import { usePatientOptions } from "./usePatientOptions";
import "./patients.css";

interface Props {
  /** Id of the input if a label outside refers to it; otherwise the input is labeled "Patient name". */
  id?: string;
  text: string;
  onText: (text: string) => void;
  onChoose: (patient: PatientSummary) => void;
  /** Called when the focus leaves without a choice, e.g. to keep the typed name. */
  onLeave?: () => void;
  autoFocus?: boolean;
  required?: boolean;
}

/**
 * A search field for a patient of the practice, by name, birth date or record number; can also create one. A name that
 * is typed without choosing a patient is kept, so that a recording can start immediately.
 */
export function PatientPicker({ id, text, onText, onChoose, onLeave, autoFocus = false, required = false }: Props) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const isCreating = useRef(false);
  const [creating, setCreating] = useState<string | null>(null);
  const beginCreating = () => {
    isCreating.current = true; // the focus moves to the dialog, which must not call `onLeave`
    setCreating(text);
  };
  const options = usePatientOptions({ text, onChoose, onCreate: beginCreating });
  const { active, isShown } = options;
  const endCreating = (created?: PatientSummary) => {
    isCreating.current = false;
    setCreating(null);
    if (created) onChoose(created);
  };
  return (
    <div className="cs-picker">
      <InputGroup
        {...(id === undefined ? { "aria-label": "Patient name" } : { id })}
        inputRef={input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        {...(isShown && { "aria-controls": listId })}
        {...(active >= 0 && { "aria-activedescendant": `${listId}-${active}` })}
        placeholder="Name, birth date or record number"
        value={text}
        maxLength={visitLimits.patientName}
        autoComplete="off"
        autoFocus={autoFocus}
        required={required}
        onValueChange={(typed) => {
          onText(typed);
          options.toggle(true);
        }}
        onBlur={() => {
          options.toggle(false);
          if (!isCreating.current) onLeave?.();
        }}
        onKeyDown={(event) => {
          // leaving the field keeps the typed name
          if (!options.handleKey(event) && event.key === "Enter" && onLeave) input.current?.blur();
        }}
      />
      <Options
        id={listId}
        found={options.found}
        active={active}
        text={isShown ? text : null}
        status={options.error ? "failed" : options.isPending ? "searching" : "done"}
        onChoose={options.choose}
      />
      {creating !== null && <LazyPatientDialog typed={creating} onClose={() => endCreating()} onSaved={endCreating} />}
    </div>
  );
}

interface OptionsProps {
  id: string;
  found: readonly PatientSummary[];
  /** Position of the active option; -1 for none. */
  active: number;
  /** What was typed; null while the list is closed. */
  text: string | null;
  status: "searching" | "failed" | "done";
  onChoose: (index: number) => void;
}

/** The list of patients with a last option that creates one; announces how many were found. */
function Options({ id, found, active, text, status, onChoose }: OptionsProps) {
  const option = (index: number) => ({
    id: `${id}-${index}`,
    role: "option",
    "aria-selected": index === active,
    className: `cs-picker-option${index === active ? " is-active" : ""}`,
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(), // the input keeps the focus
    onClick: () => onChoose(index),
  });
  return (
    <>
      {text !== null && (
        <div className="cs-picker-list" id={id} role="listbox" aria-label="Patients">
          {found.map((patient, index) => (
            <div key={patient.id} {...option(index)}>
              <span className="cs-picker-name">{patient.name}</span>
              <span className="cs-muted cs-num">{identityLine(patient) || "No birth date or record number"}</span>
            </div>
          ))}
          {status === "failed" && (
            <p className="cs-picker-failed" role="presentation">
              {searchFailed}
            </p>
          )}
          <div {...option(found.length)}>
            <span className="cs-picker-new">
              <NewPerson size={14} /> New patient “{text.trim()}”…
            </span>
          </div>
        </div>
      )}
      <span role="status" className="cs-hidden">
        {text !== null && searchResult(found.length, status)}
      </span>
    </>
  );
}

const searchFailed = "The search didn’t work, so the patient may be in your practice already.";

/** Returns the announcement of a search's result. */
function searchResult(count: number, status: OptionsProps["status"]): string {
  if (status === "failed") return searchFailed;
  if (status === "searching") return "Searching…";
  return `${count} ${count === 1 ? "patient" : "patients"} found`;
}
