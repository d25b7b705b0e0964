import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { afterSignIn } from "../base/access";
import { lazyScreen } from "../base/lazyScreen";
import { useAppStores } from "../base/useStores";
import { Loading } from "../ui/Loading";

const PracticeAddressScreen = lazyScreen(() =>
  import("../auth/signIn/PracticeAddressScreen").then((m) => ({ default: m.PracticeAddressScreen })),
);

interface Props {
  children: ReactNode;
}

/**
 * Shows sign-in and sign-up. Redirects signed-in users. In the desktop app without an account, shows
 * PracticeAddressScreen instead.
 */
export const SignedOutOnly = observer(function SignedOutOnly({ children }: Props) {
  const { session } = useAppStores();
  const { state } = useLocation();
  if (session.status === "loading") return <Loading text="Loading authentication..." isWholePage />;
  if (session.isRecovering) return <Navigate to="/reset-password" replace />;
  if (session.isLocal) return <PracticeAddressScreen />;
  if (session.status === "signed_in") return <Navigate to={afterSignIn(state, session.subject)} replace />;
  return children;
});
