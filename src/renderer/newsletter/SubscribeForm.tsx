import { useState } from "react";
import { Link } from "react-router-dom";
import { FormEnd } from "../auth/FormEnd";
import { TextField } from "../auth/TextField";
import { useAuthForm } from "../auth/useAuthForm";
import { subscribeSchema } from "../../shared/newsletter/newsletter";
import type { NewsletterStore } from "./NewsletterStore";

/** One address, and what happens to it. */
export function SubscribeForm({ store }: { store: NewsletterStore }) {
  const [email, setEmail] = useState("");
  const { alert, errors, isBusy, form, handleSubmit } = useAuthForm({
    fields: ["email"],
    check: () =>
      subscribeSchema.safeParse({ email }).success ? {} : { email: "Enter an e-mail address, like ada@example.org." },
    send: () => store.subscribe(email.trim()),
    suspect: "email",
  });
  return (
    <form ref={form} onSubmit={handleSubmit} noValidate className="cs-newsletter">
      <TextField
        id="email"
        label="E-mail address"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        error={errors.email}
        onText={setEmail}
      />
      <FormEnd alert={alert} isBusy={isBusy} text="Subscribe" busyText="Subscribing..." />
      <p className="cs-field-hint">
        You get a mail with a link to confirm; without it nothing is sent. Every newsletter has a link to leave. The
        address is used for nothing else: see the <Link to="/privacy-policy">privacy policy</Link>.
      </p>
    </form>
  );
}
