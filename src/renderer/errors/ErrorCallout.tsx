import { Button, Callout, type Intent } from "@blueprintjs/core";
import { WarningSign } from "@blueprintjs/icons";
import type { AppError } from "../../shared/errors";
import { userMessage } from "./userMessage";

interface Props {
  error: AppError;
  /** Offered as "Try again" where trying again can help. */
  onRetry?: (() => void) | undefined;
  /** The verb of the retry button. */
  retryText?: string | undefined;
  intent?: Intent;
}

/** A failure where it happened: what went wrong, what is safe, and a verb. */
export function ErrorCallout({ error, onRetry, retryText = "Try again", intent = "warning" }: Props) {
  const { title, advice, retry } = userMessage(error);
  return (
    <Callout className="cs-error" role="alert" compact={true} intent={intent} icon={<WarningSign />}>
      <strong>{title}.</strong> {advice}
      {error.requestId && (
        <details className="cs-error-details">
          <summary>Details</summary>
          Reference for support: {error.requestId}
        </details>
      )}
      {retry && onRetry && <Button className="cs-error-retry" size="small" text={retryText} onClick={onRetry} />}
    </Callout>
  );
}
