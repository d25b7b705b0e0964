import { Button } from "@blueprintjs/core";
import { Person } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { PatientSummary } from "../../shared/patients/patient";
import { useStores } from "../base/useStores";
import { LazyPatientDialog } from "../patients/LazyPatientDialog";
import { formatBirthDate } from "../format/formatDay";

/**
 * For a visit without a patient, in the desktop app: a button that creates one from the chart open in the EHR, after
 * the clinician has reviewed name, birth date and record number. If the practice has the record number, offers the
 * existing patient.
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
  const facts = [shown.name, shown.birthDate && formatBirthDate(shown.birthDate), shown.mrn].filter(
    (each) => each !== null,
  );
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
        text={`Use the patient open in the EHR: ${facts.join(", ")}`}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <LazyPatientDialog seen={shown} onClose={() => setIsOpen(false)} onSaved={handleSaved} />}
    </>
  );
});
