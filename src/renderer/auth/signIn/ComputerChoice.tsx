import { useCallback, useEffect, useState } from "react";
import type { AppError } from "../../../shared/errors";
import { ErrorCallout } from "../../ui/ErrorCallout";
import { computerProblem } from "./computerProblem";

interface Props {
  /** Text above the button. */
  lead?: string;
  /** Why the button is disabled; null if it is enabled. */
  disabledReason?: string | null;
  onChoose: () => void;
}

/** In the desktop app: offers to continue without an account, or explains why this computer's data can't be opened. */
export function ComputerChoice({ lead, disabledReason = null, onChoose }: Props) {
  const [problem, setProblem] = useState<AppError | null>(null);
  const check = useCallback(() => void computerProblem().then(setProblem), []);
  useEffect(check, [check]);
  if (problem) return <ErrorCallout error={problem} onRetry={check} />;
  return (
    <>
      {lead && <p className="cs-muted">{lead}</p>}
      <button
        type="button"
        className="bp6-button"
        disabled={disabledReason !== null}
        title={disabledReason ?? undefined}
        onClick={onChoose}
      >
        Continue on this computer
      </button>
    </>
  );
}
