import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useAppStores } from "../base/useStores";

/** Navigates to routes requested by the desktop shell: its menu, and external links to known routes. */
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
