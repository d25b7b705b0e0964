import { Button } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import type { EhrPatientData } from "../../shared/ehr/ehrData";
import type { PatientSummary } from "../../shared/patients/patient";
import { useStores } from "../base/useStores";
import { formatDayAndTime } from "../format/formatTime";
import { showProblem } from "../ui/showToast";
import { type AppointmentDraft, appointmentFromEhr } from "./appointmentFromEhr";
import { isSeen, useEhrData } from "./useEhrData";

type Item = EhrPatientData["items"][number];

const kindTitles: Record<Item["kind"], string> = {
  demographics: "Demographics",
  problems: "Problems",
  medications: "Medications",
  allergies: "Allergies",
  appointments: "Appointments",
  other: "Other",
};

interface Props {
  patient: PatientSummary;
  /** Called to review an appointment of the EHR before it is added. */
  onAdd: (draft: AppointmentDraft) => void;
}

/**
 * What was read of the patient's chart in the EHR, in the desktop app: problems, medications, allergies, appointments.
 * Nothing is shown unless the record number or the birth date is the patient's.
 */
export const FromEhr = observer(function FromEhr({ patient, onAdd }: Props) {
  const { ehr } = useStores();
  const { data, capture } = useEhrData(patient);
  const wanted = { name: patient.name, birthDate: patient.birth_date, mrn: patient.record_numbers[0]?.value ?? null };
  const isOpen = isSeen(wanted, ehr.status?.currentPatient);
  if (!data && !isOpen) return null;
  const handleRead = async () => {
    if (!(await capture())) showProblem("Nothing was read. Open the patient’s chart in the EHR.");
  };
  const from = data && [data.patient.name, data.patient.birthDate, data.patient.mrn].filter(Boolean).join(" · ");
  return (
    <section className="cs-history cs-from-ehr" aria-labelledby={`ehr-${patient.id}`}>
      <h2 id={`ehr-${patient.id}`}>From the EHR</h2>
      {data?.items.length === 0 && <p className="cs-muted">The EHR’s setup names nothing to read from the chart.</p>}
      {data && data.items.length > 0 && (
        <dl>
          {data.items.map((item) => (
            <div key={`${item.kind} ${item.label}`}>
              <dt>
                {item.label ?? kindTitles[item.kind]}{" "}
                <span className="cs-muted cs-small">{formatDayAndTime(item.at)}</span>
              </dt>
              <dd>{item.kind === "appointments" ? <Appointments text={item.text} onAdd={onAdd} /> : item.text}</dd>
            </div>
          ))}
        </dl>
      )}
      {from && (
        <p className="cs-muted cs-small">
          Read from the chart of {from}. It is on this computer only, and is never added to a note by itself.
        </p>
      )}
      {isOpen && <Button size="small" text="Read the open chart" onClick={() => void handleRead()} />}
    </section>
  );
});

function Appointments({ text, onAdd }: { text: string; onAdd: Props["onAdd"] }) {
  const lines = text.split("\n").filter((line) => /\d/.test(line));
  return (
    <ul>
      {lines.map((line, at) => (
        <li key={`${at} ${line}`}>
          {line}{" "}
          <Button
            size="small"
            variant="minimal"
            text="Add…"
            aria-label={`Add appointment: ${line}`}
            onClick={() => onAdd(appointmentFromEhr(line))}
          />
        </li>
      ))}
    </ul>
  );
}
