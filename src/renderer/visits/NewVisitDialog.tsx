import { Button, Dialog, DialogBody, DialogFooter, FormGroup, HTMLSelect, InputGroup } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { type FormEvent, useEffect, useId } from "react";
import { useStores } from "../base/useStores";
import { PatientField } from "../patients/PatientField";
import { ErrorCallout } from "../ui/ErrorCallout";
import { useSessionsShortcuts } from "./useSessionsShortcuts";
import type { VisitForm } from "./VisitForm";

/** Dialog for a new visit or a visit's details. All fields are optional, so that a recording can start at once. */
export const NewVisitDialog = observer(function NewVisitDialog() {
  const { visits } = useStores();
  const { form } = visits;
  useSessionsShortcuts();
  const close = () => visits.edit(null);
  return (
    <Dialog
      className="cs-visit-dialog"
      title={form?.visit ? "Session details" : "New session"}
      isOpen={form !== null}
      onClose={close}
    >
      {form && <Form form={form} onCancel={close} />}
    </Dialog>
  );
});

const Form = observer(function Form({ form, onCancel }: { form: VisitForm; onCancel: () => void }) {
  const { openVisit, templates, visits } = useStores();
  const { visit, saving } = form;
  useEffect(() => void templates.loadOnce(), [templates]);

  const save = async (): Promise<void> => {
    const saved = await visits.saveForm();
    if (saved) openVisit.applyVisit(saved);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form onSubmit={handleSubmit} aria-label={visit ? "Session details" : "New session"}>
      <DialogBody>
        <PatientField
          text={form.patient}
          patient={form.chosen}
          onText={(patient) => form.set({ patient })}
          onPatient={(chosen) => form.set({ chosen })}
          autoFocus={true}
        />
        <TextField label="Title" value={form.title} onChange={(title) => form.set({ title })} />
        <TextField
          label="Reason for visit"
          value={form.reason}
          onChange={(reason) => form.set({ reason })}
          maxLength={2_000}
        />
        <TemplateField value={form.template} onChange={(template) => form.set({ template })} />
        {saving.error && <ErrorCallout error={saving.error} />}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Cancel" onClick={onCancel} />
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

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
}

function TextField({ label, value, onChange, maxLength = 200 }: FieldProps) {
  const id = useId();
  return (
    <FormGroup label={label} labelFor={id}>
      <InputGroup id={id} value={value} maxLength={maxLength} autoComplete="off" onValueChange={onChange} />
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
  const known = templates.ofKind("note").map((template) => ({ value: template.id, label: template.title }));
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
