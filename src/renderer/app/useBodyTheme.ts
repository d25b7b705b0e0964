import { autorun } from "mobx";
import { useEffect } from "react";
import type { LayoutStore } from "../base/LayoutStore";

/** Sets Blueprint's dark class on the body, so that portals (dialogs, toasts, menus) are dark too. */
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
