import { useNavigate } from "react-router-dom";
import { AppError } from "../../../shared/errors";
import { useAppStores } from "../../base/useStores";

interface SignOut {
  /** Whether a sign-out is in progress; further requests are ignored. */
  isBusy: boolean;
  /** Signs out on this device. */
  here: () => void;
  /** Signs out on every device. */
  everywhere: () => void;
}

/** Returns the sign-out actions, which ask first if a recording would stop or text be lost. For observer components. */
export function useSignOut(): SignOut {
  const { layout, backend, workspaces, session, signOut } = useAppStores();
  const navigate = useNavigate();
  /** Opens the sign-in screen; in the desktop app, switches to this computer, which needs no account. */
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

/** Shows a toast with the error. Loads toasts on demand, because the sign-in page does not need them. */
async function showError(error: unknown): Promise<void> {
  const { showProblem } = await import("../../ui/showToast");
  showProblem(AppError.from(error).message);
}
