import { Callout } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { useStores } from "../../base/useStores";

/** Banner shown if the sign-in ends during a recording: the recording continues and its screen stays open. */
export const SessionEnded = observer(function SessionEnded() {
  const { session } = useStores();
  if (session.status !== "signed_out") return null;
  return (
    <Callout className="cs-banner" intent="warning" icon={null} compact={true} role="alert">
      Your sign-in ended. Recording continues and is saved on this computer. <Link to="/sign-in">Sign in</Link>
    </Callout>
  );
});
