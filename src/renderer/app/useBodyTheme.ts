import { autorun } from "mobx";
import { useEffect } from "react";
import type { LayoutStore } from "../layout/LayoutStore";

/** Blueprint's dark class stands on the body, or portals (dialogs, toasts, menus) stay light. */
export function useBodyTheme(layout: LayoutStore): void {
  useEffect(
    () =>
      autorun(() => {
        document.body.classList.toggle("bp6-dark", layout.isDark);
        document.documentElement.style.colorScheme = layout.isDark ? "dark" : "light";
      }),
    [layout],
  );
}
