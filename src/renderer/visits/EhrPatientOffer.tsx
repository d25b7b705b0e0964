import { Button } from "@blueprintjs/core";
import { Person } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { PatientSummary } from "../../shared/patients/patient";
import { useStores } from "../base/useStores";
import { PatientDialog } from "../patients/PatientDialog";

/**
 * Offers the patient whose chart is open in the EHR, for a session without a patient. The clinician sees name, birth date
 * and record number before anything is stored; a record number that the practice knows leads to the existing patient.
 */
export const EhrPatientOffer = observer(function EhrPatientOffer({
  onChoose,
}: {
  onChoose: (patient: PatientSummary) => void;
}) {
  const { ehr, platform } = useStores();
  const [isOpen, setIsOpen] = useState(false);
  if (platform.kind !== "desktop") return null;
  const shown = ehr.status?.currentPatient;
  if (!shown?.name) return null;
  const facts = [shown.name, shown.birthDate, shown.mrn].filter((each) => each !== null);
  const handleSaved = (patient: PatientSummary) => {
    setIsOpen(false);
    onChoose(patient);
  };
  return (
    <>
      <Button
        size="small"
        variant="minimal"
        icon={<Person size={14} />}
        text={`Open in the EHR: ${facts.join(", ")}`}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <PatientDialog seen={shown} onClose={() => setIsOpen(false)} onSaved={handleSaved} />}
    </>
  );
});
