import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useAppStores } from "../app/stores";
import { passwordHint } from "../../shared/auth/passwordRule";
import { AuthLayout } from "./AuthLayout";
import { CheckMail } from "./CheckMail";
import { FormEnd } from "./FormEnd";
import { PasswordField } from "./PasswordField";
import { PracticeChoice } from "./PracticeChoice";
import type { NewAccount } from "./Credentials";
import { checkNewAccount, trimmed } from "./newAccount";
import { TextField } from "./TextField";
import { useAuthForm } from "./useAuthForm";

const empty: NewAccount = { firstName: "", lastName: "", email: "", username: "", password: "" };

/** A new account. Where the auth service signs people up at once, the route leads on; else a mail has to be answered. */
export function SignUpScreen() {
  const { session } = useAppStores();
  const { state } = useLocation();
  const [account, setAccount] = useState(empty);
  const [isMailed, setIsMailed] = useState(false);
  const { alert, errors, isBusy, form, handleSubmit } = useAuthForm({
    fields: ["firstName", "lastName", "email", "username", "password"],
    check: () => checkNewAccount(account),
    send: async () => setIsMailed(!(await session.credentials.signUp(trimmed(account)))),
    suspect: "email",
  });
  const bind = (field: keyof NewAccount) => ({
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
