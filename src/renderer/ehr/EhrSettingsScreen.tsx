import { DataConnection } from "@blueprintjs/icons";
import { Link } from "react-router-dom";
import { useAppStores } from "../base/useStores";
import { EhrSettings } from "./EhrSettings";

/** The screen at /dashboard/ehr-settings: the settings in the desktop app, an explanation on the web. */
export function EhrSettingsScreen() {
  const { platform } = useAppStores();
  return platform.kind === "desktop" ? <EhrSettings /> : <DesktopOnly />;
}

function DesktopOnly() {
  return (
    <div className="cs-not-found">
      <DataConnection size={40} className="cs-muted" />
      <h1>EHR integration needs the desktop app</h1>
      <p className="cs-muted">The desktop app opens your EHR and fills in signed notes. The web app can’t.</p>
      <Link className="bp6-button bp6-intent-primary" to="/downloads">
        Download the desktop app
      </Link>
    </div>
  );
}
