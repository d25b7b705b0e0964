import { type FormEvent, useRef, useState } from "react";
import { AppError } from "../../../shared/errors";

interface AuthForm<Field extends string> {
  /** Error for the alert above the button; null if there is none or it belongs to fields. */
  alert: string | null;
  /** Errors by field. */
  errors: Partial<Record<Field, string>>;
  /** Whether the form is being sent; further submits are ignored. */
  isBusy: boolean;
  form: React.RefObject<HTMLFormElement | null>;
  handleSubmit: (event: FormEvent) => void;
}

/**
 * Validates a form on submit, sends it if it is valid, and focuses the first field with an error.
 * @param fields ids of the inputs, in order.
 * @param check returns errors by field; the form is sent if there are none.
 * @param send rejects with an AppError; its `errors` are shown at the fields they name, otherwise its message as alert.
 * @param fallbackField id of the input that gets the focus if the error names no field.
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
