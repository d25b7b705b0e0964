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
import { invitationDays, inviteSchema, type SentInvitation } from "../../shared/practice/invitation";
import { BusyButton } from "../ui/BusyButton";
import { ErrorCallout } from "../ui/ErrorCallout";
import { showDone } from "../ui/showToast";
import { typeChoices } from "./memberPerson";
import { useInvitationActions } from "./useInvitations";

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog that invites a person by email. Without a mail service it then shows the link to pass on. */
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
        <PassOn sent={sent} onClose={onClose} />
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
  const id = useId();
  const [email, setEmail] = useState("");
  const [type, setType] = useState<AccountType>("pro");
  const [message, setMessage] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const { invite, isInviting, inviteError } = useInvitationActions(onSent);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isInviting) return;
    const { data, error } = inviteSchema.safeParse({ email, account_type: type, message });
    setFault(error?.issues[0]?.message ?? null);
    if (data) invite(data);
    else first.current?.focus();
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <DialogBody>
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
            value={email}
            aria-invalid={fault !== null}
            onValueChange={setEmail}
          />
        </FormGroup>
        <FormGroup label="Account type" labelFor={`${id}-type`}>
          <HTMLSelect
            id={`${id}-type`}
            fill={true}
            value={type}
            options={typeChoices(type)}
            onChange={(event) => setType(event.currentTarget.value as AccountType)}
          />
        </FormGroup>
        <FormGroup label="Message" labelInfo="(optional)" labelFor={`${id}-message`}>
          <TextArea
            id={`${id}-message`}
            fill={true}
            maxLength={500}
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
        </FormGroup>
        <p className="cs-muted cs-small">The link in the email works once, for {invitationDays} days.</p>
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

/** Shows the link, because this server has no mail service that would have delivered it. */
export function PassOn({ sent, onClose }: { sent: SentInvitation; onClose: () => void }) {
  const id = useId();
  const link = sent.link ?? "";
  return (
    <>
      <DialogBody>
        <p>
          This server sends no email. Pass this link on to <strong>{sent.email}</strong>; it works once, for{" "}
          {invitationDays} days.
        </p>
        <FormGroup label="Link" labelFor={id}>
          <InputGroup id={id} value={link} readOnly={true} onFocus={(event) => event.currentTarget.select()} />
        </FormGroup>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button
              text="Copy link"
              onClick={() => void navigator.clipboard.writeText(link).then(() => showDone("Link copied"))}
            />
            <Button intent="primary" text="Done" onClick={onClose} />
          </>
        }
      />
    </>
  );
}
