import { Callout } from "@blueprintjs/core";
import { useIsOnline } from "./useIsOnline";

/** Says that there is no network, and what is safe. The region stands there before, so that the words are read out. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  return (
    <div role="status" className="cs-offline">
      {!isOnline && (
        <Callout className="cs-banner" intent="warning" icon={null} compact={true}>
          <strong>You are offline</strong> <span>What you record and write is kept and sent when you are back.</span>
        </Callout>
      )}
    </div>
  );
}
