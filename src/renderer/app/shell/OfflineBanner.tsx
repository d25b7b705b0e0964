import { Callout } from "@blueprintjs/core";
import { useIsOnline } from "./useIsOnline";

/** Warns if the browser has no network. The live region is always mounted, so that the warning is announced. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  return (
    <div role="status" className="cs-offline">
      {!isOnline && (
        <Callout className="cs-banner" intent="warning" icon={null} compact={true}>
          <strong>You are offline</strong>{" "}
          <span>Your recordings and edits are saved and will be sent when you are back online.</span>
        </Callout>
      )}
    </div>
  );
}
