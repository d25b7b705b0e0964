import { InputGroup } from "@blueprintjs/core";
import { NewPerson } from "@blueprintjs/icons";
import { useId, useRef, useState } from "react";
import type { PatientSummary } from "../../shared/patients/patient";
import { identityLine } from "./identityLine";
import { PatientDialog } from "./PatientDialog";
import { usePatientOptions } from "./usePatientOptions";
import "./patients.css";

interface Props {
  /** Id of the input, for a label outside; without one the input is labelled "Patient name". */
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
 * A field for the patient: type a name, birth date or record number, and choose a patient of the practice or create one.
 * A typed name without a choice is kept as it is, so that a recording never waits.
 */
export function PatientPicker({ id, text, onText, onChoose, onLeave, autoFocus = false, required = false }: Props) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const isCreating = useRef(false);
  const [creating, setCreating] = useState<string | null>(null);
  const beginCreating = () => {
    isCreating.current = true; // the dialog takes the focus, which is not leaving the field
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
        maxLength={200}
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
        onChoose={options.choose}
      />
      {creating !== null && <PatientDialog typed={creating} onClose={() => endCreating()} onSaved={endCreating} />}
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
  onChoose: (index: number) => void;
}

/** The list of patients with a last option that creates one; announces how many were found. */
function Options({ id, found, active, text, onChoose }: OptionsProps) {
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
          <div {...option(found.length)}>
            <span className="cs-picker-new">
              <NewPerson size={14} /> New patient “{text.trim()}”…
            </span>
          </div>
        </div>
      )}
      <span role="status" className="cs-hidden">
        {text !== null && `${found.length} ${found.length === 1 ? "patient" : "patients"} found`}
      </span>
    </>
  );
}
