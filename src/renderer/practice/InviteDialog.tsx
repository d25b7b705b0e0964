import {
  Button,
  Dialog,
  DialogBody,
  DialogFooter,
  FormGroup,
  HTMLSelect,
  InputGroup,
  TextArea,
} from "@blueprintjs/core";
import { type SubmitEvent, useId, useRef, useState } from "react";
import type { AccountType } from "../../shared/access/accountType";
import {
  maxInvitationMessageLength,
  invitationDays,
  type Invite,
  inviteSchema,
  type SentInvitation,
} from "../../shared/practice/invitation";
import { BusyButton } from "../ui/BusyButton";
import { ErrorCallout } from "../ui/ErrorCallout";
import { showDone } from "../ui/showToast";
import { typeChoices } from "./memberPerson";
import { InvitationLink } from "./InvitationLink";
import { useInvitationActions } from "./useInvitations";

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog that invites a person by email. If the server cannot send email, it then shows the link. */
export function InviteDialog({ isOpen, onClose }: Props) {
  const first = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<SentInvitation | null>(null);
  const handleSent = (invitation: SentInvitation) => {
    if (invitation.link !== null) return setSent(invitation);
    showDone(`Invitation sent to ${invitation.email}`);
    onClose();
  };
  return (
    <Dialog
      className="cs-practice-dialog"
      title="Invite to the practice"
      isOpen={isOpen}
      onClose={onClose}
      onOpened={() => first.current?.focus()}
      onClosed={() => setSent(null)}
    >
      {sent ? (
        <InvitationLink sent={sent} onClose={onClose} />
      ) : (
        <InviteForm first={first} onSent={handleSent} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface FormProps {
  first: React.RefObject<HTMLInputElement | null>;
  onSent: (sent: SentInvitation) => void;
  onClose: () => void;
}

function InviteForm({ first, onSent, onClose }: FormProps) {
  const [typed, setTyped] = useState<Invite>({ email: "", account_type: "pro", message: "" });
  const [fault, setFault] = useState<string | null>(null);
  const { invite, isInviting, inviteError } = useInvitationActions(onSent);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isInviting) return;
    const { data, error } = inviteSchema.safeParse(typed);
    setFault(error?.issues[0]?.message ?? null);
    if (data) invite(data);
    else first.current?.focus();
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <DialogBody>
        <InviteFields first={first} fault={fault} typed={typed} onTyped={setTyped} />
        <p className="cs-muted cs-small">
          The link works once, for {invitationDays} days. If this server doesn’t send email, the next step shows the
          link to copy.
        </p>
        {inviteError && <ErrorCallout error={inviteError} />}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Cancel" onClick={onClose} />
            <BusyButton type="submit" intent="primary" text="Send invitation" isBusy={isInviting} />
          </>
        }
      />
    </form>
  );
}

interface FieldsProps extends Pick<FormProps, "first"> {
  /** Why the email address is not valid; null if it is. */
  fault: string | null;
  typed: Invite;
  onTyped: (typed: Invite) => void;
}

function InviteFields({ first, fault, typed, onTyped }: FieldsProps) {
  const id = useId();
  return (
    <>
      <FormGroup
        label="Email"
        labelFor={`${id}-email`}
        intent={fault ? "danger" : "none"}
        helperText={fault ? <span role="alert">{fault}</span> : undefined}
      >
        <InputGroup
          id={`${id}-email`}
          inputRef={first}
          type="email"
          autoComplete="off"
          value={typed.email}
          aria-invalid={fault !== null}
          onValueChange={(email) => onTyped({ ...typed, email })}
        />
      </FormGroup>
      <FormGroup label="Account type" labelFor={`${id}-type`}>
        <HTMLSelect
          id={`${id}-type`}
          fill={true}
          value={typed.account_type}
          options={typeChoices(typed.account_type)}
          onChange={(event) => onTyped({ ...typed, account_type: event.currentTarget.value as AccountType })}
        />
      </FormGroup>
      <FormGroup label="Message" labelInfo="(optional)" labelFor={`${id}-message`}>
        <TextArea
          id={`${id}-message`}
          fill={true}
          maxLength={maxInvitationMessageLength}
          value={typed.message}
          onChange={(event) => onTyped({ ...typed, message: event.currentTarget.value })}
        />
      </FormGroup>
    </>
  );
}
