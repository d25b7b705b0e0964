import { Button, DialogBody, DialogFooter, FormGroup, InputGroup } from "@blueprintjs/core";
import { useId } from "react";
import { invitationDays, type SentInvitation } from "../../shared/practice/invitation";
import { copyPlainText } from "../ui/copyPlainText";

/** Shows an invitation's link for copying, on servers without a mail service. */
export function InvitationLink({ sent, onClose }: { sent: SentInvitation; onClose: () => void }) {
  const id = useId();
  const link = sent.link ?? "";
  return (
    <>
      <DialogBody>
        <p>
          This server doesn’t send email. Copy this link and send it to <strong>{sent.email}</strong>. It works once,
          for {invitationDays} days.
        </p>
        <FormGroup label="Link" labelFor={id}>
          <InputGroup id={id} value={link} readOnly={true} onFocus={(event) => event.currentTarget.select()} />
        </FormGroup>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Copy link" onClick={() => void copyPlainText(link, "Link copied")} />
            <Button intent="primary" text="Done" onClick={onClose} />
          </>
        }
      />
    </>
  );
}
