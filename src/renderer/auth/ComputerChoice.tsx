import { useCallback, useEffect, useState } from "react";
import type { AppError } from "../../shared/errors";
import { ErrorCallout } from "../errors/ErrorCallout";
import { computerProblem } from "./computerProblem";

interface Props {
  /** Said where it can be done. */
  lead?: string;
  /** Why not now. */
  held?: string | null;
  onChoose: () => void;
}

/** In the desktop app: on without an account; where what is kept on this computer cannot be opened, why and what to do. */
export function ComputerChoice({ lead, held = null, onChoose }: Props) {
  const [problem, setProblem] = useState<AppError | null>(null);
  const look = useCallback(() => void computerProblem().then(setProblem), []);
  useEffect(look, [look]);
  if (problem) return <ErrorCallout error={problem} onRetry={look} />;
  return (
    <>
      {lead && <p className="cs-muted">{lead}</p>}
      <button
        type="button"
        className="bp6-button"
        disabled={held !== null}
        title={held ?? undefined}
        onClick={onChoose}
      >
        Continue on this computer
      </button>
    </>
  );
}
