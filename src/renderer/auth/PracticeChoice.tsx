import { observer } from "mobx-react-lite";
import { useAppStores } from "../app/stores";
import { ComputerChoice } from "./ComputerChoice";

/** In the desktop app: which server this is, and the ways to another one and back to work without an account. */
export const PracticeChoice = observer(function PracticeChoice() {
  const { isRecording, place, places } = useAppStores();
  if (place.kind !== "practice" || !places) return null;
  const held = isRecording ? "A recording is running. Stop it first." : null;
  return (
    <div className="cs-auth-place">
      <p>
        <span className="cs-muted">Practice’s server</span> <strong>{new URL(place.pages).host}</strong>
      </p>
      <button
        type="button"
        className="bp6-button bp6-minimal"
        disabled={isRecording}
        title={held ?? undefined}
        onClick={() => void places.toComputer("/sign-in?address")}
      >
        Use another server
      </button>
      <ComputerChoice held={held} onChoose={() => void places.toComputer()} />
    </div>
  );
});
