import type { ComponentProps, ReactNode, Ref } from "react";
import "./fields.css";

export interface FieldProps extends Omit<ComponentProps<"input">, "id" | "onChange" | "size"> {
  id: string;
  label: string;
  /** Said under the field, before the hint. */
  error?: string | undefined;
  /** The field is to blame for what the form's alert says. */
  isWrong?: boolean;
  hint?: string | undefined;
  /** Beside the label. */
  aside?: ReactNode;
  /** Inside the field, before its text. */
  start?: ReactNode;
  /** Inside the field, at its end. */
  end?: ReactNode;
  /** As on the pages before sign-in; else as in other forms. */
  isLarge?: boolean;
  /** The error is told at once to those who cannot see it: where the focus is not moved to the field. */
  isAlert?: boolean;
  ref?: Ref<HTMLInputElement>;
  onText: (text: string) => void;
}

/** A labelled text field with Blueprint's looks and none of its script: sign-in must be there at once. */
export function TextField(props: FieldProps) {
  const { id, label, error, isWrong = false, hint, aside, start, end, onText, ...rest } = props;
  const { isLarge = true, isAlert = false, ...input } = rest;
  const about = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  const isInvalid = isWrong || error !== undefined;
  return (
    <div className={`cs-field${isInvalid ? " is-wrong" : ""}`}>
      <div className="cs-field-label">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={`bp6-input-group${isLarge ? " bp6-large" : ""}`}>
        {start && <span className="cs-field-start">{start}</span>}
        <input
          {...input}
          id={id}
          className="bp6-input"
          aria-invalid={isInvalid || undefined}
          aria-describedby={about}
          onChange={(event) => onText(event.target.value)}
        />
        {end}
      </div>
      {error && (
        <p className="cs-field-error" id={`${id}-error`} role={isAlert ? "alert" : undefined}>
          {error}
        </p>
      )}
      {hint && (
        <p className="cs-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
