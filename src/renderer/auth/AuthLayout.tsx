import type { ReactNode } from "react";
import { useAppStores } from "../app/stores";
import { Logo } from "../ui/Logo";
import "./auth.css";
import { PromisePicture } from "./PromisePicture";

/** Frame of the pages before sign-in: the form at left, what the product promises at right on wide screens. */
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
          <span>© 2024 {config.company}, Inc. All rights reserved.</span>
        </footer>
      </div>
      <PromisePicture />
    </div>
  );
}
