import { Callout } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { useStores } from "../app/stores";

/** While a recording runs an ended sign-in does not take the screen away; it says what is safe instead. */
export const SessionEnded = observer(function SessionEnded() {
  const { session } = useStores();
  if (session.status !== "signed_out") return null;
  return (
    <Callout className="cs-banner" intent="warning" icon={null} compact={true} role="alert">
      Your sign-in ended. The recording goes on and is kept on this computer. <Link to="/sign-in">Sign in</Link>
    </Callout>
  );
});
