import { useState } from "react";
import { Link } from "react-router-dom";
import { z } from "zod";
import { useAppStores } from "../../base/useStores";
import { expiredLink } from "../session/Credentials";
import { FormEnd } from "../form/FormEnd";
import { TextField } from "../form/TextField";
import { useAuthForm } from "../form/useAuthForm";

const emailSchema = z.email();

/**
 * Form that requests an email with a reset link. The answer is the same whether or not the address has an account.
 * @param isAfterRefusal whether to explain first that the link that opened the page is no longer valid.
 */
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
    fallbackField: "email",
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
        hint="We’ll send a link to this address."
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
      <h1>Check your email</h1>
      <p>
        If <strong>{email}</strong> has an account, we sent it a link to set a new password. Open it on this computer.
      </p>
      <p className="cs-auth-alt">
        <Link to="/sign-in">Back to sign in</Link>
      </p>
    </div>
  );
}
