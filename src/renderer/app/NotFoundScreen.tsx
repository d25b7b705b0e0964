import { NonIdealState } from "@blueprintjs/core";
import { Search } from "@blueprintjs/icons";
import { Link } from "react-router-dom";

export function NotFoundScreen() {
  return (
    <main className="cs-whole-page">
      <NonIdealState
        icon={<Search size={40} />}
        title="This page is not here"
        description="The address may be old, or a letter in it is wrong."
        action={
          <Link className="bp6-button bp6-intent-primary" to="/dashboard/scribe">
            Go to Scribe
          </Link>
        }
      />
    </main>
  );
}
