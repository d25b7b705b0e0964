import { Button } from "@blueprintjs/core";
import { Lock } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import { useStores } from "../base/useStores";
import { TextField } from "../auth/form/TextField";
import type { ProfileFields } from "./profileChange";
import { useProfileForm } from "./useProfileForm";

/** The profile form (product text §5): names, username, and the read-only email. Names only without an account. */
export const ProfileForm = observer(function ProfileForm() {
  const id = useId();
  const { isLocal } = useStores().session;
  const { form, fields, errors, isBusy, hasNothing, email, setField, handleSubmit } = useProfileForm();
  const bind = (field: keyof ProfileFields) => ({
    id: `${id}-${field}`,
    name: field,
    value: fields[field],
    error: errors[field],
    isLarge: false,
    isAlert: true,
    onText: (text: string) => setField(field, text),
  });
  return (
    <form ref={form} onSubmit={handleSubmit} noValidate aria-label="Profile">
      <div className="cs-field-pair">
        <TextField {...bind("firstName")} label="First name" autoComplete="given-name" />
        <TextField {...bind("lastName")} label="Last name" autoComplete="family-name" />
      </div>
      {!isLocal && (
        <div className="cs-field-pair">
          <TextField
            {...bind("username")}
            label="Username"
            hint="Can be changed if available"
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField
            id={`${id}-email`}
            label="Email"
            hint="Change it under “Change email” below"
            value={email}
            readOnly
            isLarge={false}
            start={<Lock />}
            onText={() => undefined}
          />
        </div>
      )}
      <div className="cs-form-end">
        <Button
          type="submit"
          intent="primary"
          text="Save profile"
          loading={isBusy}
          aria-disabled={hasNothing || undefined}
          title={hasNothing ? "Fill in a field to save it" : undefined}
        />
      </div>
    </form>
  );
});
