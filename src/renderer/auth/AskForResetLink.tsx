import { useState } from "react";
import { Link } from "react-router-dom";
import { z } from "zod";
import { useAppStores } from "../app/stores";
import { expiredLink } from "./Credentials";
import { FormEnd } from "./FormEnd";
import { TextField } from "./TextField";
import { useAuthForm } from "./useAuthForm";

const emailSchema = z.email();

/** Asks for a mail with a link. What it answers is the same whether an account has the address or not. */
export function AskForResetLink({ isAfterRefusal }: { isAfterRefusal: boolean }) {
  const { session } = useAppStores();
  const [email, setEmail] = useState("");
  const [isSent, setIsSent] = useState(false);
  const address = email.trim();
  const { alert, errors, isBusy, form, handleSubmit } = useAuthForm({
    fields: ["email"],
    check: () => (emailSchema.safeParse(address).success ? {} : { email: notAnAddress }),
    send: async () => {
      await session.credentials.askForReset(address);
      session.recovery.dropLink("unwanted");
      setIsSent(true);
    },
    suspect: "email",
  });

  if (isSent) return <LinkSent email={address} />;
  return (
    <form ref={form} onSubmit={handleSubmit} noValidate>
      <h1>Reset your password</h1>
      {isAfterRefusal && (
        <p className="cs-auth-note is-wrong" role="alert">
          {expiredLink}
        </p>
      )}
      <TextField
        id="email"
        label="Email"
        type="email"
        hint="We send a link to this address."
        autoComplete="email"
        autoFocus
        value={email}
        error={errors.email}
        onText={setEmail}
      />
      <FormEnd alert={alert} isBusy={isBusy} text="Send link" busyText="Sending..." />
      <p className="cs-auth-alt">
        <Link to="/sign-in">Back to sign in</Link>
      </p>
    </form>
  );
}

const notAnAddress = "Enter an email address, such as name@example.org.";

function LinkSent({ email }: { email: string }) {
  return (
    <div className="cs-auth-done" role="status">
      <h1>Check your mail</h1>
      <p>
        If an account has the address <strong>{email}</strong>, a link for a new password is on its way. Open it on this
        computer.
      </p>
      <p className="cs-auth-alt">
        <Link to="/sign-in">Back to sign in</Link>
      </p>
    </div>
  );
}
