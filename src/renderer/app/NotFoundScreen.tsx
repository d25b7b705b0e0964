import { Search } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { home } from "../base/access";
import { useAppStores } from "../base/useStores";

/** The page for unknown URLs outside the dashboard. */
export function NotFoundScreen() {
  return (
    <main className="cs-whole-page">
      <NotFound />
    </main>
  );
}

/** Message that a page does not exist, with a link to Scribe or, if signed out, to sign-in. */
export const NotFound = observer(function NotFound() {
  const isSignedIn = useAppStores().session.status === "signed_in";
  return (
    <div className="cs-not-found">
      <Search size={40} className="cs-muted" />
      <h1>Page not found</h1>
      <p className="cs-muted">The link may be outdated or mistyped.</p>
      <Link className="bp6-button bp6-intent-primary" to={isSignedIn ? home : "/sign-in"}>
        {isSignedIn ? "Go to Scribe" : "Go to sign-in"}
      </Link>
    </div>
  );
});
