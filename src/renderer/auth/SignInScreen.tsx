import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useAppStores } from "../app/stores";
import { AuthLayout } from "./AuthLayout";
import { FormEnd } from "./FormEnd";
import { PasswordField } from "./PasswordField";
import { PracticeChoice } from "./PracticeChoice";
import { TextField } from "./TextField";
import { useAuthForm } from "./useAuthForm";
import { WhyHere } from "./WhyHere";

/** Sign-in with e-mail address or username. The route leads on, to where the person was going. */
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
    suspect: "password",
  });

  return (
    <AuthLayout>
      <form ref={form} onSubmit={handleSubmit} noValidate>
        <h1>Sign in</h1>
        <WhyHere />
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
