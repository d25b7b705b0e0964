import { observer } from "mobx-react-lite";
import { useAppStores } from "../../base/useStores";
import { ComputerChoice } from "./ComputerChoice";

/** In the desktop app: the practice's server, with buttons to use another server or to work without an account. */
export const PracticeChoice = observer(function PracticeChoice() {
  const { isRecording, backend, workspaces } = useAppStores();
  if (backend.kind !== "practice" || !workspaces) return null;
  const disabledReason = isRecording ? "A recording is running. Stop it first." : null;
  return (
    <div className="cs-auth-backend">
      <p>
        <span className="cs-muted">Practice server</span> <strong>{new URL(backend.webOrigin).host}</strong>
      </p>
      <button
        type="button"
        className="bp6-button bp6-minimal"
        disabled={isRecording}
        title={disabledReason ?? undefined}
        onClick={() => void workspaces.toComputer("/sign-in?address")}
      >
        Use another server
      </button>
      <ComputerChoice disabledReason={disabledReason} onChoose={() => void workspaces.toComputer()} />
    </div>
  );
});
