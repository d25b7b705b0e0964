import { DataConnection } from "@blueprintjs/icons";
import { Link } from "react-router-dom";
import { useAppStores } from "../app/stores";
import { EhrSettings } from "./EhrSettings";

/** /dashboard/ehr-settings: the browser of the health record; on the web why there is none. */
export function EhrSettingsScreen() {
  const { platform } = useAppStores();
  return platform.kind === "desktop" ? <EhrSettings /> : <DesktopOnly />;
}

function DesktopOnly() {
  return (
    <div className="cs-not-found">
      <DataConnection size={40} className="cs-muted" />
      <h1>EHR integration needs the desktop app</h1>
      <p className="cs-muted">
        Chartside on this computer can open your health record beside the visit. A browser may not reach it.
      </p>
      <Link className="bp6-button bp6-intent-primary" to="/downloads">
        Download the desktop app
      </Link>
    </div>
  );
}
