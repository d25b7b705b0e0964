import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useAppStores } from "../../base/useStores";
import { passwordHint } from "../../../shared/auth/passwordRule";
import { AuthLayout } from "../form/AuthLayout";
import { CheckMail } from "./CheckMail";
import { FormEnd } from "../form/FormEnd";
import { PasswordField } from "../form/PasswordField";
import { PracticeChoice } from "../signIn/PracticeChoice";
import type { NewAccount } from "../session/Credentials";
import { checkNewAccount, trimmed } from "./checkNewAccount";
import { TextField } from "../form/TextField";
import { useAuthForm } from "../form/useAuthForm";

const empty: NewAccount = { firstName: "", lastName: "", email: "", username: "", password: "", setUpCode: "" };

/** Form that creates an account. If the address must be confirmed first, then asks to open the link in the email. */
export function SignUpScreen() {
  const { session } = useAppStores();
  const { state } = useLocation();
  const [account, setAccount] = useState(empty);
  const [isMailed, setIsMailed] = useState(false);
  const { alert, errors, isBusy, form, handleSubmit } = useAuthForm({
    fields: ["firstName", "lastName", "email", "username", "password", "setUpCode"],
    check: () => checkNewAccount(account),
    send: async () => setIsMailed(!(await session.credentials.signUp(trimmed(account)))),
    fallbackField: "email",
  });
  const bind = (field: Exclude<keyof NewAccount, "invitation">) => ({
    id: field,
    value: account[field],
    error: errors[field],
    onText: (text: string) => setAccount((before) => ({ ...before, [field]: text })),
  });

  if (isMailed) return <CheckMail email={account.email.trim()} />;
  return (
    <AuthLayout>
      <form ref={form} onSubmit={handleSubmit} noValidate>
        <h1>Create an account</h1>
        <div className="cs-field-pair">
          <TextField {...bind("firstName")} label="First name" autoComplete="given-name" autoFocus />
          <TextField {...bind("lastName")} label="Last name" autoComplete="family-name" />
        </div>
        <TextField {...bind("email")} label="Email" type="email" autoComplete="email" />
        <TextField
          {...bind("username")}
          label="Username"
          aside={<span className="cs-field-hint">Optional</span>}
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField {...bind("password")} isAlert label="Password" hint={passwordHint} autoComplete="new-password" />
        {(errors.setUpCode || account.setUpCode) && (
          <TextField
            {...bind("setUpCode")}
            label="Set-up code"
            autoComplete="off"
            autoCapitalize="characters"
            autoFocus
          />
        )}
        <FormEnd alert={alert} isBusy={isBusy} text="Create account" busyText="Creating your account..." />
        <p className="cs-auth-alt">
          Have an account?{" "}
          <Link to="/sign-in" state={state as unknown}>
            Sign in
          </Link>
        </p>
        <PracticeChoice />
      </form>
    </AuthLayout>
  );
}
