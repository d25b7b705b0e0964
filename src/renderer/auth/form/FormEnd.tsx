interface Props {
  /** The error above the button; null if there is none. */
  alert: string | null;
  isBusy: boolean;
  /** Makes the button large, as on the pages before sign-in. */
  isLarge?: boolean;
  /** Label of the button. */
  text: string;
  /** Label while the form is being sent. */
  busyText: string;
}

/** The end of a form: error and submit button. The alert region is always mounted, so that changes are announced. */
export function FormEnd({ alert, isBusy, isLarge = true, text, busyText }: Props) {
  return (
    <>
      <div className="cs-auth-alert" role="alert">
        {alert}
      </div>
      <button
        type="submit"
        className={`bp6-button${isLarge ? " bp6-intent-primary bp6-large bp6-fill" : ""}`}
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy || undefined}
      >
        {isBusy ? busyText : text}
      </button>
    </>
  );
}
