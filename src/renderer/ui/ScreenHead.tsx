import type { ReactNode } from "react";
import "./styles/pages.css";

interface Props {
  title: string;
  /** One line under the title. */
  sub?: ReactNode;
  /** Actions, on the right. */
  children?: ReactNode;
}

/** The header of a screen: title, subtitle and actions. */
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
