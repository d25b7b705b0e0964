import type { ReactNode } from "react";

/** A visual keyboard hint; screen readers get the shortcut from the control's `aria-keyshortcuts`. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="cs-key" aria-hidden="true">
      {children}
    </kbd>
  );
}
