import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { useAppStores } from "../base/useStores";
import { copyright } from "../base/copyright";
import { Logo } from "../ui/Logo";
import "./publicPage.css";

/** Links in the footer. */
const about = [
  ["/privacy-policy", "Privacy"],
  ["/terms-of-service", "Terms"],
  ["/downloads", "Desktop app"],
  ["/newsletter-page", "Newsletter"],
] as const;

interface Props {
  title: string;
  /** Text under the title. */
  lead?: ReactNode;
  /** The link in the header; by default it opens the app. */
  back?: { to: string; text: string };
  /** Uses a wide column, for tables and figures. */
  isWide?: boolean;
  children: ReactNode;
}

const home = { to: "/", text: "Open Chartside" };

/** Layout of pages outside the dashboard; the same whether signed in or not. */
export function PublicPage({ title, lead, back = home, isWide = false, children }: Props) {
  const { config } = useAppStores();
  const { pathname } = useLocation();
  return (
    <div className={`cs-public${isWide ? " is-wide" : ""}`}>
      <header>
        <span className="cs-public-brand">
          <Logo size={32} />
          <span>Chartside</span>
        </span>
        <Link to={back.to}>{back.text}</Link>
      </header>
      <main>
        <Title text={title} />
        {lead !== undefined && <p className="cs-public-lead">{lead}</p>}
        {children}
      </main>
      <footer>
        <nav aria-label="About Chartside">
          {about.map(([to, text]) => (
            <Link key={to} to={to} aria-current={pathname === to ? "page" : undefined}>
              {text}
            </Link>
          ))}
        </nav>
        <span>{copyright(config.company)}</span>
      </footer>
    </div>
  );
}

/** The heading. Sets the window's title while mounted, and takes the focus after navigation within the app. */
function Title({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isFirst = key === "default";
  useEffect(() => {
    if (isFirst) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [isFirst]);
  useEffect(() => {
    const before = document.title;
    document.title = `${text} · Chartside`;
    return () => void (document.title = before);
  }, [text]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {text}
    </h1>
  );
}
