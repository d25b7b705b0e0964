import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import { IdleWarning } from "../auth/idle/IdleWarning";
import { SignOutQuestion } from "../auth/signOut/SignOutQuestion";
import { useShellLinks } from "../desktop/useShellLinks";
import { home } from "../base/access";
import { Dashboard } from "./loadHome";
import { lazyScreen } from "../base/lazyScreen";
import { NotFoundScreen } from "./NotFoundScreen";
import { SignedInOnly } from "./SignedInOnly";
import { SignedOutOnly } from "./SignedOutOnly";

const SignInScreen = lazyScreen(() => import("../auth/signIn/SignInScreen").then((m) => ({ default: m.SignInScreen })));
const SignUpScreen = lazyScreen(() => import("../auth/signUp/SignUpScreen").then((m) => ({ default: m.SignUpScreen })));
const DownloadsScreen = lazyScreen(() =>
  import("../downloads/DownloadsScreen").then((m) => ({ default: m.DownloadsScreen })),
);
const NewsletterScreen = lazyScreen(() =>
  import("../newsletter/NewsletterScreen").then((m) => ({ default: m.NewsletterScreen })),
);
const PrivacyScreen = lazyScreen(() => import("../pages/PrivacyScreen").then((m) => ({ default: m.PrivacyScreen })));
const TermsScreen = lazyScreen(() => import("../pages/TermsScreen").then((m) => ({ default: m.TermsScreen })));
const AdminScreen = lazyScreen(() => import("../admin/AdminScreen").then((m) => ({ default: m.AdminScreen })));
const AcceptInvitationScreen = lazyScreen(() =>
  import("../auth/invitation/AcceptInvitationScreen").then((m) => ({ default: m.AcceptInvitationScreen })),
);
const ResetPasswordScreen = lazyScreen(() =>
  import("../auth/reset/ResetPasswordScreen").then((m) => ({ default: m.ResetPasswordScreen })),
);

const signIn = (
  <SignedOutOnly>
    <SignInScreen />
  </SignedOutOnly>
);
const signUp = (
  <SignedOutOnly>
    <SignUpScreen />
  </SignedOutOnly>
);
const admin = (
  <SignedInOnly>
    <AdminScreen />
  </SignedInOnly>
);
const dashboard = (
  <SignedInOnly>
    <Dashboard />
  </SignedInOnly>
);

/** Redirects to Scribe, keeping query and fragment (checkout outcome, auth link). */
function RootRedirect() {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: home, search, hash }} replace />;
}

/** All routes of the app. Each screen is its own chunk, so that sign-in does not load the dashboard. */
export function AppRoutes() {
  useShellLinks();
  return (
    <>
      <Routes>
        <Route path="/" element={<RootRedirect />} />
        <Route path="/sign-in" element={signIn} />
        <Route path="/sign-up" element={signUp} />
        <Route path="/reset-password" element={<ResetPasswordScreen />} />
        <Route path="/accept-invitation" element={<AcceptInvitationScreen />} />
        <Route path="/downloads" element={<DownloadsScreen />} />
        <Route path="/newsletter-page" element={<NewsletterScreen />} />
        <Route path="/privacy-policy" element={<PrivacyScreen />} />
        <Route path="/terms-of-service" element={<TermsScreen />} />
        <Route path="/admin" element={admin} />
        <Route path="/dashboard/*" element={dashboard} />
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
      <IdleWarning />
      <SignOutQuestion />
    </>
  );
}
