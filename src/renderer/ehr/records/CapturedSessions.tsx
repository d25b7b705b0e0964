import { Button, Checkbox, InputGroup } from "@blueprintjs/core";
import { Search } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useStores } from "../../base/useStores";
import type { EhrSession } from "../../../shared/ehr/ehrData";
import type { PatientSummary } from "../../../shared/patients/patient";
import { formatDayAndTime } from "../../format/formatTime";
import { PatientDialog } from "../../patients/PatientDialog";
import { withDemographics } from "../../patients/withDemographics";
import { Question } from "../../ui/Question";
import { showDone, showProblem } from "../../ui/showToast";
import { FileButton } from "../FileButton";
import { kindTitles } from "../kindTitles";
import { downloadJson } from "../../base/downloadJson";
import { formatBirthDate } from "../../format/formatDay";

/** Maximum number of sessions that are listed; a search finds the others. */
const maxListed = 50;

/**
 * Data read from the EHR's charts, with search, export, import and clear. After a review, its patient can be added to
 * the practice's.
 */
export const CapturedSessions = observer(function CapturedSessions() {
  const { ehr, ehrRecords } = useStores();
  const { sessions, query } = ehrRecords;
  useEffect(() => void ehrRecords.load(), [ehrRecords]);
  const handleCapture = async () => {
    if (await ehrRecords.capture()) showDone("Chart read");
    else showProblem("Nothing was read. Open a patient’s chart in the EHR.");
  };
  return (
    <section aria-labelledby="cs-ehr-captured">
      <h2 id="cs-ehr-captured">Read from the EHR</h2>
      <p className="cs-muted">Data that Chartside read from charts. It is stored encrypted on this computer.</p>
      <InputGroup
        leftIcon={<Search />}
        placeholder="Find by patient or words"
        aria-label="Search data read from the EHR"
        value={query}
        onValueChange={(value) => void ehrRecords.search(value)}
      />
      {sessions?.length === 0 && (
        <p className="cs-muted">{query.trim() === "" ? "No data yet." : `Nothing found for “${query}”.`}</p>
      )}
      <ul className="cs-ehr-rows">
        {sessions?.slice(0, maxListed).map((session) => (
          <CapturedSession key={session.id} session={session} />
        ))}
      </ul>
      <div className="cs-ehr-actions">
        {ehr.status?.currentPatient && <Button text="Read the open chart" onClick={() => void handleCapture()} />}
        <DataActions />
      </div>
    </section>
  );
});

function CapturedSession({ session: { at, patient, items } }: { session: EhrSession }) {
  const [isAdding, setIsAdding] = useState(false);
  const facts = [patient.birthDate && formatBirthDate(patient.birthDate), patient.mrn].filter((each) => each !== null);
  const demographics = items.filter(({ kind }) => kind === "demographics").map(({ text }) => text);
  const seen = withDemographics(patient, demographics);
  const handleSaved = ({ name }: PatientSummary) => {
    setIsAdding(false);
    showDone(`${name} is in your patients`);
  };
  return (
    <li>
      <details>
        <summary>
          <strong>{patient.name ?? "Unnamed patient"}</strong>
          <span className="cs-cell-sub">{[...facts, formatDayAndTime(at)].join(" · ")}</span>
        </summary>
        {items.length === 0 && <p className="cs-muted">Only the patient’s identity was read.</p>}
        <dl>
          {items.map((item, index) => (
            <div key={index}>
              <dt>{item.label ?? kindTitles[item.kind]}</dt>
              <dd>{item.text}</dd>
            </div>
          ))}
        </dl>
        {patient.name !== null && (
          <Button size="small" text="Add to patients…" onClick={() => setIsAdding(true)} aria-haspopup="dialog" />
        )}
      </details>
      {isAdding && <PatientDialog seen={seen} onClose={() => setIsAdding(false)} onSaved={handleSaved} />}
    </li>
  );
}

const DataActions = observer(function DataActions() {
  const { ehr, ehrRecords } = useStores();
  const [isClearing, setIsClearing] = useState(false);
  const handleExport = async () => {
    const data = await ehr.exportData();
    if (data) downloadJson(JSON.stringify(data, null, 2), `ehr-data-${data.sessions.length}.json`);
    else showProblem("The data could not be read.");
  };
  const handleImport = async (text: string) => {
    if (await ehr.importData(text)) showDone("Data imported");
    else showProblem("This file is not an export of EHR data.");
    await ehrRecords.load();
  };
  return (
    <>
      <Button text="Export" onClick={() => void handleExport()} />
      <FileButton text="Import…" label="EHR data" onText={(text) => void handleImport(text)} />
      <Button text="Clear…" onClick={() => setIsClearing(true)} />
      {isClearing && <ClearQuestion onClose={() => setIsClearing(false)} />}
    </>
  );
});

function ClearQuestion({ onClose }: { onClose: () => void }) {
  const { ehr, ehrRecords } = useStores();
  const [alsoBrowser, setAlsoBrowser] = useState(false);
  const handleClear = async () => {
    onClose();
    if (await ehr.clear(alsoBrowser)) showDone("EHR data cleared");
    else showProblem("The data could not be cleared. Close the EHR, then try again.");
    await ehrRecords.load();
  };
  return (
    <Question
      title="Clear data read from the EHR?"
      text="The data is permanently deleted from this computer. Nothing changes in your EHR. The log records the deletion."
      leave={{ text: "Clear", onClick: () => void handleClear() }}
      stay={{ text: "Keep it", onClick: onClose }}
    >
      <Checkbox
        checked={alsoBrowser}
        onChange={(event) => setAlsoBrowser(event.currentTarget.checked)}
        label="Also sign out of the EHR and close its browser"
      />
    </Question>
  );
}
