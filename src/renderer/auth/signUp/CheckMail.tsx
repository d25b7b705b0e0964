import { Link } from "react-router-dom";
import { AuthLayout } from "../form/AuthLayout";

/** The page after a sign-up that must be confirmed by email; the same for an address that already has an account. */
export function CheckMail({ email }: { email: string }) {
  return (
    <AuthLayout>
      <div className="cs-auth-done" role="status">
        <h1>Check your email</h1>
        <p>
          We sent a link to <strong>{email}</strong>. Open it on this computer to finish setting up your account, then
          sign in.
        </p>
        <p className="cs-auth-alt">
          <Link to="/sign-in">Sign in</Link>
        </p>
      </div>
    </AuthLayout>
  );
}
