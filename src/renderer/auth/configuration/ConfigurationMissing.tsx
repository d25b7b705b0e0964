import { useOnce } from "../../base/useOnce";
import "./missing.css";
import type { MissingConfiguration } from "./MissingConfiguration";

/** Explains that accounts are not configured: to the visitor on the page, to the operator in the console. */
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
