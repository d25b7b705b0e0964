import { Link } from "react-router-dom";
import { useStores } from "../app/stores";
import { UpdatesPanel } from "../updates/UpdatesPanel";

/** In the desktop app its updates; in a browser the notice that stands in place of them (product text §2). */
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
