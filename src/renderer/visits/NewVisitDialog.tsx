import { Button, Dialog, DialogBody, DialogFooter, FormGroup, HTMLSelect, InputGroup } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { type FormEvent, useEffect, useId, useState } from "react";
import type { Visit } from "../../shared/visits/visit";
import { AsyncTask } from "../base/AsyncTask";
import { useStores } from "../base/useStores";
import { ErrorCallout } from "../ui/ErrorCallout";
import { useSessionsShortcuts } from "./useSessionsShortcuts";

/** Creates a visit or edits its details. All fields are optional, so that they never delay a recording. */
export const NewVisitDialog = observer(function NewVisitDialog() {
  const { visits } = useStores();
  const { editing } = visits;
  useSessionsShortcuts();
  const close = () => visits.edit(null);
  return (
    <Dialog
      className="cs-visit-dialog"
      title={editing === "new" ? "New session" : "Session details"}
      isOpen={editing !== null}
      onClose={close}
    >
      {editing !== null && <VisitForm visit={editing === "new" ? null : editing} onDone={close} />}
    </Dialog>
  );
});

const VisitForm = observer(function VisitForm({ visit, onDone }: { visit: Visit | null; onDone: () => void }) {
  const { openVisit, templates, visits } = useStores();
  const [patient, setPatient] = useState(visit?.patient_name ?? "");
  const [title, setTitle] = useState(visit ? ownTitle(visit) : "");
  const [reason, setReason] = useState(visit?.reason ?? "");
  const [template, setTemplate] = useState(visit?.template_id ?? null);
  const [saving] = useState(() => new AsyncTask());
  useEffect(() => void templates.loadOnce(), [templates]);

  const save = async (): Promise<Visit> => {
    const fields = { title, patient_name: patient || null, reason: reason || null };
    if (visit) return visits.update(visit.id, { ...fields, ...(template !== null && { template_id: template }) });
    return visits.create({ ...fields, ...(template !== null && { template_id: template }) });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isRunning) return;
    void saving.run(save, (saved) => {
      openVisit.applyVisit(saved);
      if (!visit) visits.select(saved.id);
      onDone();
    });
  };
  return (
    <form onSubmit={handleSubmit} aria-label={visit ? "Session details" : "New session"}>
      <DialogBody>
        <TextField label="Patient name" value={patient} onChange={setPatient} isFirst={true} />
        <TextField label="Title" value={title} onChange={setTitle} />
        <TextField label="Reason for visit" value={reason} onChange={setReason} maxLength={2_000} />
        <TemplateField value={template} onChange={setTemplate} />
        {saving.error && <ErrorCallout error={saving.error} />}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Cancel" onClick={onDone} />
            <Button
              type="submit"
              intent="primary"
              text={visit ? "Save details" : "Create session"}
              loading={saving.isRunning}
            />
          </>
        }
      />
    </form>
  );
});

/** Returns the title if one was entered; otherwise the server uses the patient's name. */
const ownTitle = ({ title, patient_name }: Visit): string =>
  title === (patient_name ?? "Unnamed session") ? "" : title;

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  isFirst?: boolean;
  maxLength?: number;
}

function TextField({ label, value, onChange, isFirst = false, maxLength = 200 }: FieldProps) {
  const id = useId();
  return (
    <FormGroup label={label} labelFor={id}>
      <InputGroup
        id={id}
        value={value}
        maxLength={maxLength}
        autoFocus={isFirst}
        autoComplete="off"
        onValueChange={onChange}
      />
    </FormGroup>
  );
}

const TemplateField = observer(function TemplateField({
  value,
  onChange,
}: {
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  const { templates } = useStores();
  const id = useId();
  const known = templates.items.map((template) => ({ value: template.id, label: template.title }));
  return (
    <FormGroup label="Template" labelFor={id}>
      <HTMLSelect
        id={id}
        fill={true}
        value={value ?? ""}
        onChange={(event) => onChange(event.currentTarget.value || null)}
        options={[{ value: "", label: "Same as last time" }, ...known]}
      />
    </FormGroup>
  );
});
