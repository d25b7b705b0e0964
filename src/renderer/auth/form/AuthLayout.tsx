import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useAppStores } from "../../base/useStores";
import { copyright } from "../../base/copyright";
import { Logo } from "../../ui/Logo";
import "./auth.css";
import { SignInIllustration } from "./SignInIllustration";

/** Layout of the pages before sign-in: the form between brand and footer, and on wide screens an illustration. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const { config } = useAppStores();
  return (
    <div className="cs-auth">
      <div className="cs-auth-form">
        <header className="cs-auth-brand">
          <Logo size={32} />
          <span>Chartside</span>
        </header>
        <main>{children}</main>
        <footer>
          <nav aria-label="About Chartside">
            <Link to="/privacy-policy">Privacy</Link>
            <Link to="/terms-of-service">Terms</Link>
            <Link to="/downloads">Desktop app</Link>
          </nav>
          <span>{copyright(config.company)}</span>
        </footer>
      </div>
      <SignInIllustration />
    </div>
  );
}
