import { Button, Callout, type Intent } from "@blueprintjs/core";
import { WarningSign } from "@blueprintjs/icons";
import type { AppError } from "../../shared/errors";
import { userMessage } from "./userMessage";

interface Props {
  error: AppError;
  /** What did not work, e.g. "The note wasn’t signed"; without it, only the error is named. */
  what?: string;
  /** Called by the retry button, which is shown only if a retry can help with this error. */
  onRetry?: (() => void) | undefined;
  /** Label of the retry button. */
  retryText?: string | undefined;
  intent?: Intent;
}

/**
 * An inline error: what happened, what is safe and what to do, the reference for support if there is one, and a retry
 * button if `onRetry` is given and a retry can help.
 */
export function ErrorCallout({ error, what, onRetry, retryText = "Try again", intent = "warning" }: Props) {
  const { title, advice, canRetry } = userMessage(error);
  return (
    <Callout className="cs-error" role="alert" compact={true} intent={intent} icon={<WarningSign />}>
      <strong>{what ?? title}.</strong> {what !== undefined && `${title}. `}
      {advice}
      {error.requestId && (
        <details className="cs-error-details">
          <summary>Details</summary>
          Reference for support: {error.requestId}
        </details>
      )}
      {canRetry && onRetry && <Button className="cs-error-retry" size="small" text={retryText} onClick={onRetry} />}
    </Callout>
  );
}
