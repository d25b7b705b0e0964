import { Button, Dialog, DialogBody, DialogFooter, FormGroup, HTMLSelect, Radio, RadioGroup } from "@blueprintjs/core";
import { useId, useState } from "react";
import type { ListedOrganization } from "../../../shared/practice/organization";
import type { PracticeMember } from "../../../shared/practice/practiceMember";
import { BusyButton } from "../../ui/BusyButton";
import { ErrorCallout } from "../../ui/ErrorCallout";
import { showDone } from "../../ui/showToast";
import { memberPerson } from "../memberPerson";
import { usePersonActions } from "./useOrganizations";

interface Props {
  /** The person to move; null keeps the dialog closed. */
  member: PracticeMember | null;
  from: ListedOrganization;
  /** People of the organization, the person included. */
  colleagues: readonly PracticeMember[];
  organizations: readonly ListedOrganization[];
  onClose: () => void;
}

/** Dialog that moves a person to another organization, with their visits or without them. */
export function MovePersonDialog({ member, onClose, ...props }: Props) {
  return (
    <Dialog
      className="cs-practice-dialog"
      title={member ? `Move ${memberPerson(member).name}` : ""}
      isOpen={member !== null}
      onClose={onClose}
    >
      {member && <MoveForm key={member.id} member={member} onClose={onClose} {...props} />}
    </Dialog>
  );
}

function MoveForm({ member, from, colleagues, organizations, onClose }: Props & { member: PracticeMember }) {
  const { name } = memberPerson(member);
  const targets = organizations.filter(({ id, archived_at }) => id !== from.id && archived_at === null);
  const successors = colleagues.filter(({ id, disabled_at }) => id !== member.id && disabled_at === null);
  const [to, setTo] = useState(""); // nothing is preselected: a wrong choice would show the person other patients
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const [visits, setVisits] = useState<"go_along" | "stay">("go_along");
  const [successor, setSuccessor] = useState(successors[0]?.id ?? "");
  const { move, isMoving, moveError } = usePersonActions(from.id);
  const handleMove = async () => {
    setHasSubmitted(true);
    if (to === "") return;
    const person = { to, user_id: member.id };
    await move(visits === "stay" ? { ...person, visits, successor_id: successor } : { ...person, visits });
    showDone(`${name} was moved`);
    onClose();
  };
  if (targets.length === 0) return <NoTarget onClose={onClose} />;
  return (
    <>
      <DialogBody>
        <p>{name} is signed out immediately and works in the new organization after signing in again.</p>
        <Choice
          label="New organization"
          value={to}
          onValue={setTo}
          options={[{ value: "", label: "Choose an organization" }, ...targets.map(nameOption)]}
          problem={hasSubmitted && to === "" ? "Choose an organization." : null}
        />
        <RadioGroup
          label="Their sessions and appointments"
          selectedValue={visits}
          onChange={(event) => setVisits(event.currentTarget.value === "stay" ? "stay" : "go_along")}
        >
          <Radio value="go_along" label="Move with them" />
          <Radio value="stay" label={`Stay in ${from.name}, with a colleague`} disabled={successors.length === 0} />
        </RadioGroup>
        {visits === "stay" && (
          <Choice
            label="Colleague"
            value={successor}
            onValue={setSuccessor}
            options={successors.map((each) => ({ value: each.id, label: memberPerson(each).name }))}
          />
        )}
        <p className="cs-muted cs-small">Their templates always move with them.</p>
        {moveError && <ErrorCallout error={moveError} />}
      </DialogBody>
      <MoveActions
        isBusy={isMoving}
        onMove={() => void handleMove().catch(() => undefined)} // the dialog shows the failure
        onClose={onClose}
      />
    </>
  );
}

interface ActionsProps {
  isBusy: boolean;
  onMove: () => void;
  onClose: () => void;
}

function MoveActions({ isBusy, onMove, onClose }: ActionsProps) {
  return (
    <DialogFooter
      actions={
        <>
          <Button text="Cancel" autoFocus={true} onClick={onClose} />
          <BusyButton intent="primary" text="Move" isBusy={isBusy} onClick={onMove} />
        </>
      }
    />
  );
}

const nameOption = ({ id, name }: ListedOrganization) => ({ value: id, label: name });

interface ChoiceProps {
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onValue: (value: string) => void;
  problem?: string | null;
}

function Choice({ label, value, options, onValue, problem = null }: ChoiceProps) {
  const id = useId();
  return (
    <FormGroup
      label={label}
      labelFor={id}
      intent={problem === null ? "none" : "danger"}
      helperText={problem !== null && <span role="alert">{problem}</span>}
    >
      <HTMLSelect
        id={id}
        aria-invalid={problem !== null}
        fill={true}
        value={value}
        options={options}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
    </FormGroup>
  );
}

function NoTarget({ onClose }: { onClose: () => void }) {
  return (
    <>
      <DialogBody>
        <p>There is no other active organization. Create one first, then move the person.</p>
      </DialogBody>
      <DialogFooter actions={<Button text="Close" autoFocus={true} onClick={onClose} />} />
    </>
  );
}
