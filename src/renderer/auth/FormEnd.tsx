interface Props {
  alert: string | null;
  isBusy: boolean;
  /** As on the pages before sign-in; else as in other forms. */
  isLarge?: boolean;
  /** The verb of the button. */
  text: string;
  /** The same while it works. */
  busyText: string;
}

/** The end of a form: what went wrong over the one button. The alert's place is always there, so that it is announced. */
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
