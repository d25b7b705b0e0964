import { observer } from "mobx-react-lite";
import { useId } from "react";
import { FormEnd } from "../auth/form/FormEnd";
import { TextField } from "../auth/form/TextField";
import { useEmailForm } from "./useEmailForm";

/**
 * The form that requests another email address. The account keeps its address until the links in the emails to both
 * addresses are opened; until then the form shows a notice.
 */
export const EmailForm = observer(function EmailForm() {
  const id = useId();
  const { field, typed, fault, refusal, isBusy, email, pendingEmail, setTyped, handleSubmit } = useEmailForm();
  return (
    <form onSubmit={handleSubmit} noValidate>
      <div role="status">
        {pendingEmail && (
          <p>
            Open the links in the emails that were sent to {email} and {pendingEmail}. Both addresses have to confirm
            the change within an hour; until then you sign in with {email}.
          </p>
        )}
      </div>
      <TextField
        ref={field}
        id={id}
        type="email"
        label="New address"
        hint="A link is sent to your current and to the new address"
        autoComplete="email"
        isLarge={false}
        isAlert
        value={typed}
        error={fault ?? undefined}
        onText={setTyped}
      />
      <FormEnd isLarge={false} alert={refusal} isBusy={isBusy} text="Change email" busyText="Sending..." />
    </form>
  );
});
