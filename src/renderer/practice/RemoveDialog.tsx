import { Button, Dialog, DialogBody, DialogFooter, FormGroup, HTMLSelect } from "@blueprintjs/core";
import { useId, useState } from "react";
import type { PracticeMember } from "../../shared/practice/practiceMember";
import { BusyButton } from "../ui/BusyButton";
import { ErrorCallout } from "../ui/ErrorCallout";
import { showDone } from "../ui/showToast";
import { memberPerson } from "./memberPerson";
import { useMemberActions } from "./useMemberActions";
import { usePeople } from "./usePeople";

interface Props {
  /** The person to remove; null keeps the dialog closed. */
  member: PracticeMember | null;
  onClose: () => void;
}

/** Dialog that removes a person and asks which colleague takes over their visits. */
export function RemoveDialog({ member, onClose }: Props) {
  return (
    <Dialog
      className="cs-practice-dialog"
      title={member ? `Remove ${memberPerson(member).name}?` : ""}
      isOpen={member !== null}
      onClose={onClose}
    >
      {member && <RemoveForm key={member.id} member={member} onClose={onClose} />}
    </Dialog>
  );
}

function RemoveForm({ member, onClose }: { member: PracticeMember; onClose: () => void }) {
  const id = useId();
  const { people = [] } = usePeople();
  const { remove, isRemoving, removeError } = useMemberActions();
  const [successor, setSuccessor] = useState("");
  const { name } = memberPerson(member);
  const colleagues = people.filter((each) => each.id !== member.id && each.disabled_at === null);
  const choices = colleagues.map((each) => ({ value: each.id, label: memberPerson(each).name }));
  const handleRemove = async () => {
    await remove({ id: member.id, successorId: successor || null });
    showDone(`${name} was removed`);
    onClose();
  };
  return (
    <>
      <DialogBody>
        <p>
          {name} is signed out at once and the account is deleted. This cannot be undone. To keep the account without
          access, disable it instead.
        </p>
        <FormGroup
          label="Who takes over their sessions?"
          labelFor={id}
          helperText="Sessions, appointments and templates go to this colleague."
        >
          <HTMLSelect
            id={id}
            fill={true}
            value={successor}
            options={[{ value: "", label: "No one (no sessions to transfer)" }, ...choices]}
            onChange={(event) => setSuccessor(event.currentTarget.value)}
          />
        </FormGroup>
        {removeError && <ErrorCallout error={removeError} />}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Cancel" autoFocus={true} onClick={onClose} />
            <BusyButton
              intent="danger"
              text="Remove"
              isBusy={isRemoving}
              onClick={() => void handleRemove().catch(() => undefined)} // the dialog shows the failure
            />
          </>
        }
      />
    </>
  );
}
