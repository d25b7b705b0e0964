import { Search } from "@blueprintjs/icons";
import { Link } from "react-router-dom";

/** An address that leads nowhere, as a page of its own. */
export function NotFoundScreen() {
  return (
    <main className="cs-whole-page">
      <NotFound />
    </main>
  );
}

export function NotFound() {
  return (
    <div className="cs-not-found">
      <Search size={40} className="cs-muted" />
      <h1>This page is not here</h1>
      <p className="cs-muted">The address may be old, or a letter in it is wrong.</p>
      <Link className="bp6-button bp6-intent-primary" to="/dashboard/scribe">
        Go to Scribe
      </Link>
    </div>
  );
}
