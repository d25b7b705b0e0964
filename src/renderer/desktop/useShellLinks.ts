import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useAppStores } from "../base/useStores";

/**
 * Navigates to the routes that the desktop shell requests, for its menu and for external links to known routes. At the
 * start, also navigates to a route that the shell held back until this window was ready.
 */
export function useShellLinks(): void {
  const { platform } = useAppStores();
  const navigate = useNavigate();
  useEffect(() => {
    const end = platform.on("app:navigate", (route) => void navigate(route));
    if (platform.kind === "desktop")
      void platform.call("shell", "ready").then((held) => held !== null && void navigate(held));
    return end;
  }, [platform, navigate]);
}
