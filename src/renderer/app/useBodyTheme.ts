import { autorun } from "mobx";
import { useEffect } from "react";
import type { LayoutStore } from "../base/LayoutStore";

/** Sets color scheme and Blueprint's dark class on the page itself, so that portals (dialogs, toasts, menus) follow. */
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
