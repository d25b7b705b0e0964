import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useAppStores } from "../app/stores";

/** Goes where the desktop shell leads: entries of its menu, and links from outside, of which it lets known routes through. */
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
