import type { ComponentProps, ReactNode, Ref } from "react";

export interface FieldProps extends Omit<ComponentProps<"input">, "id" | "onChange" | "size"> {
  id: string;
  label: string;
  /** Said under the field, in place of the hint. */
  error?: string | undefined;
  /** The field is to blame for what the form's alert says. */
  isWrong?: boolean;
  hint?: string | undefined;
  /** Beside the label. */
  aside?: ReactNode;
  /** Inside the field, at its end. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
  onText: (text: string) => void;
}

/** A labelled text field with Blueprint's looks and none of its script: sign-in must be there at once. */
export function TextField({ id, label, error, isWrong = false, hint, aside, end, onText, ...input }: FieldProps) {
  const about = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  const isInvalid = isWrong || error !== undefined;
  return (
    <div className={`cs-field${isInvalid ? " is-wrong" : ""}`}>
      <div className="cs-field-label">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className="bp6-input-group bp6-large">
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
      {error ? (
        <p className="cs-field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : (
        hint && (
          <p className="cs-field-hint" id={`${id}-hint`}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
