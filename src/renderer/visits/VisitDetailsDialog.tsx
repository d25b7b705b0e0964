import { Dialog, DialogBody } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import type { FormEvent } from "react";
import { visitLimits } from "../../shared/visits/visitLimits";
import { useStores } from "../base/useStores";
import { PatientField } from "../patients/PatientField";
import { ErrorCallout } from "../ui/ErrorCallout";
import { FormFooter } from "../ui/FormFooter";
import { TemplateField } from "./TemplateField";
import { TextField } from "./TextField";
import type { VisitForm } from "./VisitForm";

/** Dialog with a visit's details. All fields are optional. */
export const VisitDetailsDialog = observer(function VisitDetailsDialog() {
  const { visits } = useStores();
  const { form } = visits;
  const close = () => visits.edit(null);
  return (
    <Dialog className="cs-visit-dialog" title="Session details" isOpen={form !== null} onClose={close}>
      {form && <Form form={form} onCancel={close} />}
    </Dialog>
  );
});

const Form = observer(function Form({ form, onCancel }: { form: VisitForm; onCancel: () => void }) {
  const { openVisit, visits } = useStores();
  const { saving } = form;

  const save = async (): Promise<void> => {
    const saved = await visits.saveForm();
    if (saved) openVisit.applyVisit(saved);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form onSubmit={handleSubmit} aria-label="Session details">
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
          maxLength={visitLimits.reason}
        />
        <TemplateField value={form.template} onChange={(template) => form.set({ template })} />
        {saving.error && <ErrorCallout error={saving.error} />}
      </DialogBody>
      <FormFooter text="Save details" loading={saving.isRunning} onCancel={onCancel} />
    </form>
  );
});
