import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect } from "react";
import { Navigate, useLocation } from "react-router-dom";
import type { RequestedScreen } from "../base/access";
import { useAppStores } from "../base/useStores";
import { Loading } from "../ui/Loading";
import { loadAhead } from "./loadHome";

interface Props {
  children: ReactNode;
}

/**
 * Shows screens that need a session, and redirects to sign-in without one. Waits for the profile: without its access
 * rights, a reload would redirect people from screens that they can open. A running recording keeps its screen when the
 * session ends.
 */
export const SignedInOnly = observer(function SignedInOnly({ children }: Props) {
  const app = useAppStores();
  const { lastSubject, ended, isInitializing, isRecovering, status } = app.session;
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isInitializing) void loadAhead(pathname); // in parallel with the profile
  }, [isInitializing, pathname]);
  if (status === "loading") return <Loading text="Loading authentication..." isWholePage />;
  if (isRecovering) return <Navigate to="/reset-password" replace />;
  if (isInitializing) return <Loading text="Initializing session..." isWholePage />;
  if (status === "signed_out" && !app.isRecording) {
    const hasSignedOut = lastSubject !== null && ended === null;
    const requested: RequestedScreen = { from: pathname + search, endedFor: lastSubject };
    return <Navigate to="/sign-in" replace {...(!hasSignedOut && { state: requested })} />;
  }
  return children;
});
