import { type FormEvent, useRef, useState } from "react";
import { AppError } from "../../../shared/errors";

interface AuthForm<Field extends string> {
  /** Text of the alert above the button. */
  alert: string | null;
  /** Errors by field. */
  errors: Partial<Record<Field, string>>;
  isBusy: boolean;
  form: React.RefObject<HTMLFormElement | null>;
  handleSubmit: (event: FormEvent) => void;
}

/**
 * Validates a form, sends it once at a time, and shows errors with the focus on the first invalid field.
 * @param fields ids of the inputs, in order.
 * @param check returns the errors found before sending.
 * @param send rejects with an AppError whose `errors` name fields.
 * @param fallbackField gets the focus if the error names no field.
 */
export function useAuthForm<Field extends string>(options: {
  fields: readonly Field[];
  check: () => Partial<Record<Field, string>>;
  send: () => Promise<void>;
  fallbackField: Field;
}): AuthForm<Field> {
  const form = useRef<HTMLFormElement>(null);
  const [alert, setAlert] = useState<string | null>(null);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [isBusy, setIsBusy] = useState(false);

  const focus = (field: Field | undefined) =>
    form.current?.querySelector<HTMLInputElement>(`#${field ?? options.fallbackField}`)?.focus();
  const show = (wrong: Partial<Record<Field, string>>, sentence: string | null) => {
    setErrors(wrong);
    setAlert(sentence);
    focus(options.fields.find((field) => wrong[field] !== undefined));
  };

  const send = async () => {
    setIsBusy(true);
    setErrors({});
    setAlert(null);
    try {
      await options.send();
    } catch (error) {
      const failure = AppError.from(error);
      const wrong: Partial<Record<Field, string>> = {};
      for (const { path, message } of failure.errors ?? []) {
        const field = options.fields.find((each) => each === path);
        if (field) wrong[field] = message;
      }
      show(wrong, Object.keys(wrong).length > 0 ? null : failure.message);
    } finally {
      setIsBusy(false);
    }
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const wrong = options.check();
    if (Object.keys(wrong).length > 0) show(wrong, null);
    else void send();
  };
  return { alert, errors, isBusy, form, handleSubmit };
}
