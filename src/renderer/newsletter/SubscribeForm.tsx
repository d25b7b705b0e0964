import { useState } from "react";
import { Link } from "react-router-dom";
import { FormEnd } from "../auth/form/FormEnd";
import { TextField } from "../auth/form/TextField";
import { useAuthForm } from "../auth/form/useAuthForm";
import { subscribeSchema } from "../../shared/newsletter/newsletter";
import type { NewsletterStore } from "./NewsletterStore";

/** The form to subscribe an email address to the newsletter. */
export function SubscribeForm({ store }: { store: NewsletterStore }) {
  const [email, setEmail] = useState("");
  const { alert, errors, isBusy, form, handleSubmit } = useAuthForm({
    fields: ["email"],
    check: () =>
      subscribeSchema.safeParse({ email }).success
        ? {}
        : { email: "Enter an email address, such as name@example.org." },
    send: () => store.subscribe(email.trim()),
    fallbackField: "email",
  });
  return (
    <form ref={form} onSubmit={handleSubmit} noValidate className="cs-newsletter">
      <TextField
        id="email"
        label="Email"
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
        We’ll email you a link to confirm. Unsubscribe anytime. Your address is used for nothing else: see the{" "}
        <Link to="/privacy-policy">privacy policy</Link>.
      </p>
    </form>
  );
}
