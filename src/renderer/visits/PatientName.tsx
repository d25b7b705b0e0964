import { Button } from "@blueprintjs/core";
import { Person } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { UpdateVisit, Visit } from "../../shared/visits/visit";
import { PatientPicker } from "../patients/PatientPicker";
import { EhrPatientOffer } from "./EhrPatientOffer";
import { patientNameOf } from "./visitState";

interface Props {
  visit: Visit;
  onChange: (changes: UpdateVisit) => void;
}

/**
 * The patient's name. Without a name, the visit's title and a field to type one or choose a patient; with a typed name,
 * a button that opens the field. The name alone once the visit, or a document of it, is signed.
 */
export const PatientName = observer(function PatientName({ visit, onChange }: Props) {
  const [name, setName] = useState(patientNameOf(visit) ?? "");
  const [isChoosing, setIsChoosing] = useState(false);
  const isSigned = visit.status === "signed" || visit.patient_signed === true;
  if (visit.patient || isSigned || (visit.patient_name !== null && !isChoosing)) {
    return (
      <div className="cs-named">
        <h1>{patientNameOf(visit) ?? visit.title}</h1>
        {!visit.patient && !isSigned && (
          <Button
            className="cs-wide-only"
            size="small"
            variant="minimal"
            icon={<Person size={14} />}
            text="Choose patient"
            onClick={() => {
              setName(patientNameOf(visit) ?? "");
              setIsChoosing(true);
            }}
          />
        )}
      </div>
    );
  }
  const save = () => {
    setIsChoosing(false);
    const entered = name.trim();
    if (entered !== "" && entered !== patientNameOf(visit)) onChange({ patient_name: entered });
  };
  return (
    <div className="cs-unnamed">
      <h1>{visit.title}</h1>
      <PatientPicker
        text={name}
        onText={setName}
        onLeave={save}
        autoFocus={isChoosing}
        onChoose={({ id }) => {
          setIsChoosing(false);
          onChange({ patient_id: id });
        }}
      />
      <EhrPatientOffer onChoose={({ id }) => onChange({ patient_id: id })} />
    </div>
  );
});
