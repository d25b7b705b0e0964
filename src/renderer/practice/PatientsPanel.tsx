import { Button, HTMLTable, InputGroup, Menu } from "@blueprintjs/core";
import { More, Person, Search, Trash } from "@blueprintjs/icons";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { PatientSummary } from "../../shared/patients/patient";
import { EditPatient } from "../patients/EditPatient";
import { identityLine } from "../patients/identityLine";
import { usePatientSearch } from "../patients/usePatientSearch";
import { MenuPopover, OpeningItem } from "../ui/menu/MenuPopover";
import { DeletePatientDialog } from "./DeletePatientDialog";

/** The practice's patients: finds one by name, birth date or record number, to correct or delete the record. */
export function PatientsPanel() {
  const [typed, setTyped] = useState("");
  const [editedId, setEditedId] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<PatientSummary | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const queries = useQueryClient();
  const { found, isPending, error, retry } = usePatientSearch(typed);
  const closeEditor = () => setEditedId(null);
  const handleSaved = () => {
    closeEditor();
    void queries.invalidateQueries({ queryKey: ["patients"] });
  };
  const handleDelete = (patient: PatientSummary) => {
    setDeleted(patient);
    setIsDeleting(true);
  };
  return (
    <div className="cs-patients-panel">
      <InputGroup
        type="search"
        leftIcon={<Search />}
        placeholder="Name, birth date or record number"
        aria-label="Find patients"
        value={typed}
        onValueChange={setTyped}
      />
      <p className="cs-muted cs-small" role="status">
        {typed.trim() === ""
          ? "Find a patient to correct or delete the record."
          : searchStatus({ found, isPending, hasFailed: error !== null })}
      </p>
      {error && <Button size="small" text="Try again" onClick={retry} />}
      {found.length > 0 && <PatientsTable patients={found} onEdit={setEditedId} onDelete={handleDelete} />}
      {editedId !== null && <EditPatient id={editedId} onClose={closeEditor} onSaved={handleSaved} />}
      <DeletePatientDialog isOpen={isDeleting} patient={deleted} onClose={() => setIsDeleting(false)} />
    </div>
  );
}

interface SearchState {
  found: readonly PatientSummary[];
  isPending: boolean;
  hasFailed: boolean;
}

/** Returns what is said below the search field; null if the table shows what was found. */
function searchStatus({ found, isPending, hasFailed }: SearchState): string | null {
  if (isPending) return "Searching…";
  if (hasFailed) return "The search didn’t work. Try again.";
  return found.length === 0 ? "No patient found." : null;
}

interface TableProps {
  patients: readonly PatientSummary[];
  onEdit: (id: string) => void;
  onDelete: (patient: PatientSummary) => void;
}

function PatientsTable({ patients, onEdit, onDelete }: TableProps) {
  return (
    <HTMLTable className="cs-table">
      <thead>
        <tr>
          <th scope="col">Patient</th>
          <th scope="col">
            <span className="cs-sr">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {patients.map((patient) => (
          <tr key={patient.id}>
            <th scope="row">
              <span className="cs-cell-main">{patient.name}</span>
              <span className="cs-cell-sub cs-num">{identityLine(patient)}</span>
            </th>
            <td className="cs-right">
              <MenuPopover
                placement="bottom-end"
                content={
                  <Menu>
                    <OpeningItem icon={<Person />} text="Patient details" onOpen={() => onEdit(patient.id)} />
                    <OpeningItem icon={<Trash />} text="Delete…" intent="danger" onOpen={() => onDelete(patient)} />
                  </Menu>
                }
              >
                <Button size="small" variant="minimal" icon={<More />} aria-label={`More for ${patient.name}`} />
              </MenuPopover>
            </td>
          </tr>
        ))}
      </tbody>
    </HTMLTable>
  );
}
