import type { ReactNode } from "react";

/** A keyboard hint for the eye; the real shortcut stands in `aria-keyshortcuts` of the control. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="cs-key" aria-hidden="true">
      {children}
    </kbd>
  );
}
