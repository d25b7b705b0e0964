import type { ReactElement, ReactNode } from "react";

interface Props {
  /** An icon of 12 px. */
  icon: ReactElement;
  tone?: "muted" | "ok" | "check" | "stop" | "act";
  children: ReactNode;
}

/** An icon with text in one line, so that its height stays the same when the text changes. */
export function StatusLine({ icon, tone = "muted", children }: Props) {
  return (
    <span className={`cs-status cs-tone-${tone}`}>
      {icon} <span>{children}</span>
    </span>
  );
}
