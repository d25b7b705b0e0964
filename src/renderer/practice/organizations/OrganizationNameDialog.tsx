import { Button, Dialog, DialogBody, DialogFooter, FormGroup, InputGroup } from "@blueprintjs/core";
import { type FormEvent, useId, useRef, useState } from "react";
import { organizationLimits, type ListedOrganization } from "../../../shared/practice/organization";
import { BusyButton } from "../../ui/BusyButton";
import { ErrorCallout } from "../../ui/ErrorCallout";
import { useOrganizationActions } from "./useOrganizations";

interface Props {
  isOpen: boolean;
  /** The organization to rename; null to create one. */
  organization: ListedOrganization | null;
  onClose: () => void;
}

/** Dialog that creates or renames an organization. */
export function OrganizationNameDialog({ isOpen, organization, onClose }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      className="cs-practice-dialog"
      title={organization ? "Rename organization" : "New organization"}
      isOpen={isOpen}
      onClose={onClose}
      onOpened={() => field.current?.focus()}
    >
      <NameForm organization={organization} field={field} onClose={onClose} />
    </Dialog>
  );
}

interface FormProps extends Omit<Props, "isOpen"> {
  field: React.RefObject<HTMLInputElement | null>;
}

function NameForm({ organization, field, onClose }: FormProps) {
  const id = useId();
  const [name, setName] = useState(organization?.name ?? "");
  const [isEmpty, setIsEmpty] = useState(false);
  const { saveName, isSaving, saveError } = useOrganizationActions(onClose);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsEmpty(name.trim() === "");
    if (name.trim() === "") field.current?.focus();
    else if (!isSaving) saveName({ id: organization?.id ?? null, name: name.trim() });
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <DialogBody>
        <FormGroup
          label="Name"
          labelFor={id}
          intent={isEmpty ? "danger" : "none"}
          helperText={isEmpty ? <span role="alert">Enter a name.</span> : undefined}
        >
          <InputGroup
            id={id}
            inputRef={field}
            value={name}
            maxLength={organizationLimits.name}
            autoComplete="off"
            aria-invalid={isEmpty}
            onValueChange={setName}
          />
        </FormGroup>
        {saveError && <ErrorCallout error={saveError} />}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Cancel" onClick={onClose} />
            <BusyButton
              type="submit"
              intent="primary"
              text={organization ? "Rename" : "Create organization"}
              isBusy={isSaving}
            />
          </>
        }
      />
    </form>
  );
}
