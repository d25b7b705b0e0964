import { Button, DialogBody, DialogFooter, FormGroup, InputGroup } from "@blueprintjs/core";
import { useId } from "react";
import { invitationDays, type SentInvitation } from "../../shared/practice/invitation";
import { showDone } from "../ui/showToast";

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
