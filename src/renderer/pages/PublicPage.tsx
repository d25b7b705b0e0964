import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { useAppStores } from "../app/stores";
import { copyright } from "../layout/company";
import { Logo } from "../ui/Logo";
import "./publicPage.css";

const about = [
  ["/privacy-policy", "Privacy"],
  ["/terms-of-service", "Terms"],
  ["/downloads", "Desktop app"],
  ["/newsletter-page", "Newsletter"],
] as const;

interface Props {
  title: string;
  /** What the page is about, under its title. */
  lead?: ReactNode;
  /** The way back. */
  back?: { to: string; text: string };
  /** For tables and figures; text is read in a narrow column. */
  isWide?: boolean;
  children: ReactNode;
}

const home = { to: "/", text: "Open Chartside" };

/** A page outside of the dashboard: the mark, a way back, the text, the foot. It looks the same signed in and signed out. */
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

/** Names the window too. Coming from another page of the app, it is where reading begins. */
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
