import { useOnce } from "../../base/useOnce";
import "./missing.css";
import type { MissingConfiguration } from "./MissingConfiguration";

/** Explains on the page that accounts are not configured, and logs the error to the browser's console. */
export function ConfigurationMissing({ error }: { error: MissingConfiguration }) {
  // oxlint-disable-next-line no-console -- the operator looks here
  useOnce(() => console.error(error.message));
  return (
    <div className="cs-unconfigured" role="alert">
      <h2>{error.message}</h2>
      <p className="cs-muted">
        The administrator of this installation needs to set SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY, then restart
        Chartside.
      </p>
    </div>
  );
}
