import { Link } from "react-router-dom";
import { useStores } from "../base/useStores";
import { UpdatesPanel } from "../updates/UpdatesPanel";

/** App updates in the desktop app; a notice in a browser (product text §2). */
export function AppUpdatesTab() {
  const { updates } = useStores();
  if (updates.isOffered) return <UpdatesPanel />;
  return (
    <p>
      <span>App updates are only available in the desktop application.</span>{" "}
      <Link to="/downloads">Get the desktop app</Link>
    </p>
  );
}
