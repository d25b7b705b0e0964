import { useOnce } from "../app/useOnce";
import "./missing.css";
import type { MissingConfiguration } from "./MissingConfiguration";

/** Nobody can sign in: said to whoever opens the page, and to whoever runs the product, in the console. */
export function ConfigurationMissing({ error }: { error: MissingConfiguration }) {
  // oxlint-disable-next-line no-console -- the one place where whoever runs the product looks
  useOnce(() => console.error(error.message));
  return (
    <div className="cs-unconfigured" role="alert">
      <h2>{error.message}</h2>
      <p className="cs-muted">
        Whoever runs Chartside for your practice sets SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY, then starts it again.
      </p>
    </div>
  );
}
