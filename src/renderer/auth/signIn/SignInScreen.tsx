import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useAppStores } from "../../base/useStores";
import { AuthLayout } from "../form/AuthLayout";
import { FormEnd } from "../form/FormEnd";
import { PasswordField } from "../form/PasswordField";
import { PracticeChoice } from "./PracticeChoice";
import { TextField } from "../form/TextField";
import { useAuthForm } from "../form/useAuthForm";
import { SignedOutNotice } from "./SignedOutNotice";

/** Form to sign in with email address or username. The route guard then redirects to the page that was requested. */
export const SignInScreen = observer(function SignInScreen() {
  const { session } = useAppStores();
  const { state } = useLocation();
  const [identifier, setIdentifier] = useState("");
  const [password, setPassword] = useState("");
  const { alert, errors, isBusy, form, handleSubmit } = useAuthForm({
    fields: ["identifier", "password"],
    check: () => ({
      ...(!identifier.trim() && { identifier: "Enter your email or username." }),
      ...(!password && { password: "Enter your password." }),
    }),
    send: () => session.credentials.signIn(identifier, password),
    fallbackField: "password",
  });

  return (
    <AuthLayout>
      <form ref={form} onSubmit={handleSubmit} noValidate>
        <h1>Sign in</h1>
        <SignedOutNotice />
        <TextField
          id="identifier"
          label="Email or username"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          autoFocus
          value={identifier}
          error={errors.identifier}
          onText={setIdentifier}
        />
        <PasswordField
          id="password"
          label="Password"
          aside={<Link to="/reset-password">Forgot password?</Link>}
          autoComplete="current-password"
          value={password}
          error={errors.password}
          onText={setPassword}
        />
        <FormEnd alert={alert} isBusy={isBusy} text="Sign in" busyText="Signing in..." />
        <p className="cs-auth-alt">
          New here?{" "}
          <Link to="/sign-up" state={state as unknown}>
            Create an account
          </Link>
        </p>
        <PracticeChoice />
      </form>
    </AuthLayout>
  );
});
