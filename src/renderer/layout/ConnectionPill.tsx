import { Tooltip } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useSyncExternalStore } from "react";
import { useStores } from "../app/stores";
import { connectionOf } from "./connection";

/** Whether what is recorded reaches the practice: a dot and a word, the sentence behind it on hover and focus. */
export const ConnectionPill = observer(function ConnectionPill() {
  const { openVisit, platform, recorder, session } = useStores();
  const isOnline = useSyncExternalStore(subscribeOnline, () => navigator.onLine);
  const { state, label, why } = connectionOf({
    isOnline,
    isSignedIn: session.status === "signed_in",
    platform: platform.kind,
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

function subscribeOnline(changed: () => void): () => void {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}
