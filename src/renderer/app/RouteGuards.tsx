import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { Loading } from "../ui/Loading";
import { afterSignIn, type Asked } from "./access";
import { loadAhead } from "./homeScreens";
import { lazyScreen } from "./lazyScreen";
import { useAppStores } from "./stores";

const PracticeAddressScreen = lazyScreen(() =>
  import("../auth/PracticeAddressScreen").then((m) => ({ default: m.PracticeAddressScreen })),
);

interface Props {
  children: ReactNode;
}

/**
 * Screens that need a session. They wait until the profile answered: before that nobody knows what the person may open,
 * and a reload would throw them out of their screen. A running recording keeps its screen when the session ends.
 */
export const SignedInOnly = observer(function SignedInOnly({ children }: Props) {
  const app = useAppStores();
  const { before, ended, isInitializing, isRecovering, status } = app.session;
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isInitializing) void loadAhead(pathname); // while the profile is asked for
  }, [isInitializing, pathname]);
  if (status === "loading") return <Loading text="Loading authentication..." isWholePage />;
  if (isRecovering) return <Navigate to="/reset-password" replace />;
  if (isInitializing) return <Loading text="Initializing session..." isWholePage />;
  if (status === "signed_out" && !app.isRecording) {
    const hasLeft = before !== null && ended === null;
    const asked: Asked = { from: pathname + search, who: before };
    return <Navigate to="/sign-in" replace {...(!hasLeft && { state: asked })} />;
  }
  return children;
});

/** Sign-in and sign-up: who is signed in goes on to where they were going; at this computer nobody is, and the practice comes first. */
export const SignedOutOnly = observer(function SignedOutOnly({ children }: Props) {
  const { session } = useAppStores();
  const { state } = useLocation();
  if (session.status === "loading") return <Loading text="Loading authentication..." isWholePage />;
  if (session.isRecovering) return <Navigate to="/reset-password" replace />;
  if (session.isLocal) return <PracticeAddressScreen />;
  if (session.status === "signed_in") return <Navigate to={afterSignIn(state, session.subject)} replace />;
  return children;
});
