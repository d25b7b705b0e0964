import type { ComponentProps, ReactNode, Ref } from "react";
import "./fields.css";

export interface FieldProps extends Omit<ComponentProps<"input">, "id" | "onChange" | "size"> {
  id: string;
  label: string;
  /** Shown under the field, before the hint; marks the field as invalid. */
  error?: string | undefined;
  /** Marks the field as invalid without an error of its own, e.g. when the form's alert is about it. */
  isWrong?: boolean;
  /** Shown under the field, after the error. */
  hint?: string | undefined;
  /** Content beside the label. */
  aside?: ReactNode;
  /** Content inside the field, before its text. */
  start?: ReactNode;
  /** Content inside the field, at its end. */
  end?: ReactNode;
  /** Makes the field large, as on the pages before sign-in. */
  isLarge?: boolean;
  /** Announces the error to screen readers immediately; for forms that do not move the focus to the field. */
  isAlert?: boolean;
  ref?: Ref<HTMLInputElement>;
  onText: (text: string) => void;
}

/** A labeled text field with Blueprint's CSS but without Blueprint's JavaScript, to keep the sign-in page small. */
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
