import { Button, Callout } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useStores } from "../../base/useStores";

/**
 * Banner shown if the profile could not be loaded, with a button to try again. Until it is loaded, the user has the
 * rights of `pro`.
 */
export const ProfileProblem = observer(function ProfileProblem() {
  const { session } = useStores();
  const [isTrying, setIsTrying] = useState(false);
  if (session.profileError === null) return null;
  const handleRetry = () => {
    setIsTrying(true);
    void session.loadProfile().finally(() => setIsTrying(false));
  };
  return (
    <Callout className="cs-banner" intent="warning" icon={null} compact={true} role="alert">
      <span>{session.profileError.message}</span>{" "}
      <Button size="small" text="Try again" loading={isTrying} onClick={handleRetry} />
    </Callout>
  );
});
