import { Button } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { emptyList, partOfList } from "../../shared/ehr/ehrData";
import type { EhrPatient } from "../../shared/ehr/ehrPatient";
import type { PatientSummary } from "../../shared/patients/patient";
import { useStores } from "../base/useStores";
import { kindTitles } from "../ehr/kindTitles";
import { formatDayAndTime } from "../format/formatTime";
import { ErrorCallout } from "../ui/ErrorCallout";
import { type AppointmentDraft, appointmentFromEhr } from "./appointmentFromEhr";
import { isChartOf, useEhrData } from "./useEhrData";
import { formatBirthDate } from "../format/formatDay";

interface Props {
  patient: PatientSummary;
  /** Called with an appointment read from the EHR, for the clinician to review before it is added. */
  onAdd: (draft: AppointmentDraft) => void;
}

/**
 * What was read from the patient's chart in the EHR, in the desktop app: problems, medications, allergies,
 * appointments. Nothing is shown unless the record number or the birth date is the patient's.
 */
export const EhrDataPane = observer(function EhrDataPane({ patient, onAdd }: Props) {
  const { ehr } = useStores();
  const { data, error, reload, capture } = useEhrData(patient);
  const wanted = { name: patient.name, birthDate: patient.birth_date, mrn: patient.record_numbers[0]?.value ?? null };
  const isOpen = isChartOf(wanted, ehr.status?.currentPatient);
  const [problem, setProblem] = useState<string | null>(null);
  if (!data && !isOpen && !error && problem === null) return null;
  const handleRead = async () => {
    const { patient: read, isShown, isEmpty } = await capture();
    if (isShown && isEmpty) setProblem("Nothing could be read with certainty from this chart.");
    else setProblem(isShown ? null : notShown(patient, wanted, read));
  };
  const from = data && formatEhrPatient(data.patient);
  return (
    <section className="cs-history cs-from-ehr" aria-labelledby={`ehr-${patient.id}`}>
      <h2 id={`ehr-${patient.id}`}>From the EHR</h2>
      {error && <ErrorCallout error={error} what="What was read before can’t be shown" onRetry={reload} />}
      {data?.items.length === 0 && <p className="cs-muted">Nothing is set up to be read from the chart.</p>}
      {data && data.items.length > 0 && (
        <dl>
          {data.items.map((item) => (
            <div key={`${item.kind} ${item.label} ${item.place ?? ""}`}>
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
          Read from the chart of {from}. It is on this computer only, and is never added to a note automatically.
        </p>
      )}
      {problem !== null && (
        <p className="cs-small cs-tone-stop" role="alert">
          {problem}
        </p>
      )}
      {isOpen && <Button size="small" text="Read the open chart" onClick={() => void handleRead()} />}
    </section>
  );
});

const formatEhrPatient = ({ name, birthDate, mrn }: EhrPatient): string =>
  [name, birthDate && formatBirthDate(birthDate), mrn].filter(Boolean).join(" · ");

/** Returns why nothing is shown after a chart was to be read. @param read whose chart was read; null if none was. */
function notShown({ name }: PatientSummary, wanted: EhrPatient, read: EhrPatient | null): string {
  if (!read) return "Nothing was read. Open the patient’s chart in the EHR.";
  if (!isChartOf(wanted, read))
    return `The EHR showed the chart of ${formatEhrPatient(read)}. Open the chart of ${name}, then read it again.`;
  return `The chart was read, but isn’t shown: it is not certain that everything read is ${name}’s.`;
}

function Appointments({ text, onAdd }: { text: string; onAdd: Props["onAdd"] }) {
  const lines = text.split("\n").filter((line) => /\d/.test(line) || line === emptyList || line === partOfList);
  return (
    <ul>
      {lines.map((line, index) => (
        <li key={`${index} ${line}`}>
          {line}{" "}
          {/\d/.test(line) && !line.endsWith("(crossed out)") && (
            <Button
              size="small"
              variant="minimal"
              text="Add…"
              aria-label={`Add appointment: ${line}`}
              onClick={() => onAdd(appointmentFromEhr(line))}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
