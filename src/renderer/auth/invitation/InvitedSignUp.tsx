import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { passwordHint } from "../../../shared/auth/passwordRule";
import { home } from "../../base/access";
import { useAppStores } from "../../base/useStores";
import { FormEnd } from "../form/FormEnd";
import { PasswordField } from "../form/PasswordField";
import { TextField } from "../form/TextField";
import { useAuthForm } from "../form/useAuthForm";
import type { NewAccount } from "../session/Credentials";
import { checkNewAccount, trimmed } from "../signUp/checkNewAccount";

interface Props {
  /** The invited address, which the account gets. */
  email: string;
  token: string;
}

/** Form that creates the account of an invited person and signs them in. Their link verifies the email. */
export function InvitedSignUp({ email, token }: Props) {
  const { session } = useAppStores();
  const navigate = useNavigate();
  const [typed, setTyped] = useState({ firstName: "", lastName: "", password: "" });
  const account: NewAccount = { ...typed, email, username: "", setUpCode: "", invitation: token };
  const { alert, errors, isBusy, form, handleSubmit } = useAuthForm({
    fields: ["firstName", "lastName", "password"],
    check: () => checkNewAccount(account),
    send: async () => {
      await session.credentials.signUp(trimmed(account));
      void navigate(home, { replace: true });
    },
    fallbackField: "password",
  });
  const bind = (field: keyof typeof typed) => ({
    id: field,
    value: typed[field],
    error: errors[field],
    onText: (text: string) => setTyped((before) => ({ ...before, [field]: text })),
  });
  return (
    <form ref={form} onSubmit={handleSubmit} noValidate>
      <div className="cs-field-pair">
        <TextField {...bind("firstName")} label="First name" autoComplete="given-name" autoFocus />
        <TextField {...bind("lastName")} label="Last name" autoComplete="family-name" />
      </div>
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordField {...bind("password")} isAlert label="Password" hint={passwordHint} autoComplete="new-password" />
      <FormEnd alert={alert} isBusy={isBusy} text="Create account and join" busyText="Creating your account..." />
    </form>
  );
}
