import { Tooltip } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useStores } from "../../base/useStores";
import { connectionStatus } from "./connectionStatus";
import { useIsOnline } from "./useIsOnline";

/** Connection status as a dot and a label, with an explanation on hover and focus. */
export const ConnectionPill = observer(function ConnectionPill() {
  const { openVisit, recorder, session } = useStores();
  const isOnline = useIsOnline();
  const { state, label, why } = connectionStatus({
    isOnline,
    isSignedIn: session.status === "signed_in",
    isLocal: session.isLocal,
    unsentMs: recorder.state === "idle" ? 0 : recorder.savedMs - recorder.sentMs,
    stream: openVisit.visitId === null ? null : openVisit.connection,
  });
  return (
    <Tooltip content={why} compact={true} placement="bottom">
      <button type="button" className={`cs-pill cs-pill-${state}`} aria-label={`${label}. ${why}`}>
        <span className="cs-pill-dot" />
        {label}
      </button>
    </Tooltip>
  );
});
