import { type FormEvent, useEffect, useRef, useState } from "react";
import { AppError } from "../../shared/errors";
import { isEmailIdentifier } from "../auth/session/isEmailIdentifier";
import { useStores } from "../base/useStores";

/** Returns why `wanted` cannot be requested; null if it can. Pure. */
function emailFault(wanted: string, current: string): string | null {
  if (!isEmailIdentifier(wanted)) return "Enter an email address, such as name@example.org.";
  return wanted.toLowerCase() === current.toLowerCase() ? "This is your email address already." : null;
}

/**
 * Returns the state of the form for another email address. Reads observable state, so only observer components can call
 * it.
 */
export function useEmailForm() {
  const { session } = useStores();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setText] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const email = session.user?.email ?? "";
  useEffect(() => void session.checkPendingEmail(), [session]);

  const send = async (wanted: string) => {
    setIsBusy(true);
    setRefusal(null);
    try {
      await session.credentials.changeEmail(wanted);
      setText("");
    } catch (error) {
      setRefusal(AppError.from(error).message);
    } finally {
      setIsBusy(false);
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const wrong = emailFault(typed.trim(), email);
    setFault(wrong);
    if (wrong) field.current?.focus();
    else void send(typed.trim());
  };
  const setTyped = (text: string) => {
    setText(text);
    setFault(null);
  };
  // The two are equal if the change was confirmed in another browser and `session.pendingEmail` is not updated yet.
  const pendingEmail = session.pendingEmail === email ? null : session.pendingEmail;
  return { field, typed, fault, refusal, isBusy, email, pendingEmail, setTyped, handleSubmit };
}
