import { type FormEvent, useId, useRef, useState } from "react";
import { passwordHint } from "../../../shared/auth/passwordRule";
import { AppError, type ErrorCode } from "../../../shared/errors";
import { FormEnd } from "../form/FormEnd";
import { newPasswordFault, type PasswordFault, remainingFault, type TypedPassword } from "./newPasswordFault";
import { PasswordField } from "../form/PasswordField";
import { FreshSignIn } from "./FreshSignIn";
import { useFreshSignIn } from "./useFreshSignIn";

interface Props {
  /** Large fields and button, as on the pages before sign-in. */
  isLarge?: boolean;
  /** Sets the password. @throws {AppError} with the message to show. */
  save: (password: string) => Promise<void>;
  /**
   * Signs in again with the current password, because the sign-in is too old for a change of the password.
   * @throws {AppError} of the failed request.
   */
  signInAgain?: (password: string) => Promise<void>;
  onSaved: () => void;
}

const empty: TypedPassword = { first: "", second: "" };

/** Loaded on demand, to keep the pages before sign-in small. */
const loadToasts = () => import("../../ui/showToast");
/** Whether an error is shown as a toast (product text §8); other errors are shown above the button. */
const isShownAsToast = (code: ErrorCode): boolean => code === "invalid_input" || code === "unavailable";

/**
 * Form for a new password, typed twice. The password is sent only if it meets the password rules; the server checks it
 * again. If the sign-in is too old, the form asks for the current password and keeps what was typed.
 */
export function NewPasswordForm({ isLarge = false, save, signInAgain, onSaved }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(empty);
  const [fault, setFault] = useState<PasswordFault | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const freshSignIn = useFreshSignIn(signInAgain);

  const send = async () => {
    setIsBusy(true);
    setRefusal(null);
    try {
      if (!(await freshSignIn.pass())) return;
      await save(typed.first);
      setTyped(empty);
      void loadToasts().then(({ showDone }) => showDone("Password updated successfully"));
      onSaved();
    } catch (error) {
      if (freshSignIn.isNeededFor(error)) return;
      const { code, message } = AppError.from(error);
      if (isShownAsToast(code)) void loadToasts().then(({ showProblem }) => showProblem(message));
      else setRefusal(message);
    } finally {
      setIsBusy(false);
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const wrong = newPasswordFault(typed);
    setFault(wrong);
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name=${wrong.field}]`)?.focus();
    else void send();
  };
  const bind = (field: keyof TypedPassword) => ({
    id: `${id}-${field}`,
    name: field,
    value: typed[field],
    error: fault?.field === field ? fault.sentence : undefined,
    isLarge,
    isAlert: true,
    autoComplete: "new-password",
    onText: (text: string) => {
      const next = { ...typed, [field]: text };
      setTyped(next);
      setFault(remainingFault(fault, next));
    },
  });
  return (
    <form ref={form} onSubmit={handleSubmit} noValidate>
      <div className={isLarge ? undefined : "cs-field-pair"}>
        <PasswordField {...bind("first")} label="New password" hint={passwordHint} />
        <PasswordField {...bind("second")} label="Repeat password" />
      </div>
      {freshSignIn.field && <FreshSignIn {...freshSignIn.field} isLarge={isLarge} />}
      <FormEnd isLarge={isLarge} alert={refusal} isBusy={isBusy} text="Update password" busyText="Updating..." />
    </form>
  );
}
