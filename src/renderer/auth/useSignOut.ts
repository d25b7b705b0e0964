import { useNavigate } from "react-router-dom";
import { AppError } from "../../shared/errors";
import { useAppStores } from "../app/stores";

interface SignOut {
  /** Saving or signing out: pressing again does nothing. */
  isBusy: boolean;
  here: () => void;
  everywhere: () => void;
}

/** Signing out as a person wants it, after a question where something is at stake. For observers. */
export function useSignOut(): SignOut {
  const { layout, place, places, session, signOut } = useAppStores();
  const navigate = useNavigate();
  /** On the web to sign-in, in the desktop app to work on this computer without an account. */
  const goOn = () => {
    layout.setMenuOpen(false);
    if (place.kind === "practice" && places) void places.toComputer();
    else void navigate("/sign-in", { replace: true });
  };
  return {
    isBusy: signOut.isBusy,
    here: () =>
      signOut.ask(() => {
        session.signOut().catch(tell); // nothing of the person is here from now on, whatever the auth service says
        goOn();
      }),
    everywhere: () => signOut.ask(() => session.signOutEverywhere().then(goOn, tell)),
  };
}

/** Loaded when needed: sign-in does without toasts. */
async function tell(error: unknown): Promise<void> {
  const { showProblem } = await import("../ui/toaster");
  showProblem(AppError.from(error).message);
}
