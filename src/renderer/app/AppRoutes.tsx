import { observer } from "mobx-react-lite";
import { lazy, type ReactNode, Suspense } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import { Loading } from "../ui/Loading";
import { NotFoundScreen } from "./NotFoundScreen";
import { useAppStores } from "./stores";

const SignInScreen = lazy(() => import("../auth/SignInScreen").then((m) => ({ default: m.SignInScreen })));
const SignUpScreen = lazy(() => import("../auth/SignUpScreen").then((m) => ({ default: m.SignUpScreen })));
const Dashboard = lazy(() => import("./Dashboard").then((m) => ({ default: m.Dashboard })));

const home = "/dashboard/scribe";

/** Every address of the app. Each screen is a chunk of its own: sign-in does not load the dashboard. */
export function AppRoutes() {
  return (
    <Suspense fallback={<Loading text="Loading Page..." isWholePage />}>
      <Routes>
        <Route path="/" element={<Navigate to={home} replace />} />
        <Route
          path="/sign-in"
          element={
            <SignedOutOnly>
              <SignInScreen />
            </SignedOutOnly>
          }
        />
        <Route
          path="/sign-up"
          element={
            <SignedOutOnly>
              <SignUpScreen />
            </SignedOutOnly>
          }
        />
        <Route path="/dashboard" element={<Navigate to={home} replace />} />
        <Route
          path="/dashboard/*"
          element={
            <SignedInOnly>
              <Dashboard />
            </SignedInOnly>
          }
        />
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </Suspense>
  );
}

/** Where a person was going when sign-in came in between. */
interface Asked {
  from?: string;
}

const SignedInOnly = observer(function SignedInOnly({ children }: { children: ReactNode }) {
  const app = useAppStores();
  const { isInitializing, status } = app.session;
  const { pathname, search } = useLocation();
  if (status === "loading") return <Loading text="Loading authentication..." isWholePage />;
  if (isInitializing) return <Loading text="Initializing session..." isWholePage />;
  if (status === "signed_out" && !app.isRecording) {
    const asked: Asked = { from: pathname + search };
    return <Navigate to="/sign-in" replace state={asked} />;
  }
  return children;
});

const SignedOutOnly = observer(function SignedOutOnly({ children }: { children: ReactNode }) {
  const { session } = useAppStores();
  const asked = useLocation().state as Asked | null;
  if (session.status === "loading") return <Loading text="Loading authentication..." isWholePage />;
  if (session.status === "signed_in") return <Navigate to={asked?.from ?? home} replace />;
  return children;
});
