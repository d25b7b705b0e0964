import { useNavigate } from "react-router-dom";
import { AppError } from "../../../shared/errors";
import { useAppStores } from "../../base/useStores";

interface SignOut {
  /** Saving or signing out; further clicks are ignored. */
  isBusy: boolean;
  here: () => void;
  everywhere: () => void;
}

/** Returns the sign-out actions, which ask for confirmation if something would be lost. For observers. */
export function useSignOut(): SignOut {
  const { layout, backend, workspaces, session, signOut } = useAppStores();
  const navigate = useNavigate();
  /** Opens sign-in on the web; in the desktop app, this computer without an account. */
  const leave = () => {
    layout.setMenuOpen(false);
    if (backend.kind === "practice" && workspaces) void workspaces.toComputer();
    else void navigate("/sign-in", { replace: true });
  };
  return {
    isBusy: signOut.isBusy,
    here: () =>
      signOut.ask(() => {
        session.signOut().catch(showError); // this browser is cleared even if the auth service fails
        leave();
      }),
    everywhere: () => signOut.ask(() => session.signOutEverywhere().then(leave, showError)),
  };
}

/** Loads toasts on demand: the sign-in page does without them. */
async function showError(error: unknown): Promise<void> {
  const { showProblem } = await import("../../ui/showToast");
  showProblem(AppError.from(error).message);
}
