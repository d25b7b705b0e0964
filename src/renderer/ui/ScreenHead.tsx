import type { ReactNode } from "react";
import "./pages.css";

interface Props {
  title: string;
  /** One line under the title. */
  sub?: ReactNode;
  /** What is done on this screen, at its right. */
  children?: ReactNode;
}

/** The top of a screen that is a page: its name, a line about it, its actions. */
export function ScreenHead({ title, sub, children }: Props) {
  return (
    <header className="cs-screen-head">
      <div>
        <h1>{title}</h1>
        <p>{sub}</p>
      </div>
      <span className="cs-spacer" />
      {children !== undefined && <div className="cs-screen-actions">{children}</div>}
    </header>
  );
}
