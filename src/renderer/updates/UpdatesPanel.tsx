import { Button, Callout, Divider, Switch } from "@blueprintjs/core";
import { Refresh, WarningSign } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import type { UpdatesStatus } from "../../shared/bridge/updatesBridge";
import { useStores } from "../base/useStores";
import { ErrorCallout } from "../ui/ErrorCallout";
import { Loading } from "../ui/Loading";
import { FoundUpdate } from "./FoundUpdate";
import "./updates.css";
import { formatLastChecked, formatOldFeed, updateOf, updateTitle } from "./updateTitle";

/** The state of updates, a found update, the update settings, and a button to check now. */
export const UpdatesPanel = observer(function UpdatesPanel() {
  const { updates } = useStores();
  useEffect(() => void updates.load(), [updates]);
  const { status, loading } = updates;
  if (status) return <UpdatesView status={status} />;
  if (loading.error) return <ErrorCallout error={loading.error} onRetry={() => void updates.load()} />;
  return <Loading text="Loading..." />;
});

function UpdatesView({ status }: { status: UpdatesStatus }) {
  const { state, installed } = status;
  const isFailed = state.status === "error";
  const isUnknown = state.status === "idle";
  const title = useRef<HTMLDivElement>(null);
  return (
    <div className="cs-updates">
      <div
        ref={title}
        tabIndex={-1}
        role={isFailed ? "alert" : "status"}
        className={isFailed ? "cs-tone-stop" : undefined}
      >
        <h2>{updateTitle(status)}</h2>
      </div>
      <p className="cs-muted">{isUnknown ? "Not checked for updates yet" : `You have ${installed}`}</p>
      {updateOf(status) !== null && <FoundUpdate status={status} onBegin={() => title.current?.focus()} />}
      {status.oldFeedAt !== null && (
        <Callout compact={true} intent="warning" icon={<WarningSign />} role="status">
          {formatOldFeed(status.oldFeedAt)}
        </Callout>
      )}
      <Divider />
      <Choices status={status} />
      <CheckNow status={status} />
    </div>
  );
}

function Choices({ status: { autoDownload, allowPrerelease } }: { status: UpdatesStatus }) {
  const { updates } = useStores();
  return (
    <div className="cs-updates-choices">
      <Switch
        role="switch"
        alignIndicator="end"
        label="Download updates automatically"
        checked={autoDownload}
        onChange={({ currentTarget }) => void updates.setAutoDownload(currentTarget.checked)}
      />
      <Switch
        role="switch"
        alignIndicator="end"
        label="Include pre-release versions"
        checked={allowPrerelease}
        onChange={({ currentTarget }) => void updates.setAllowPrerelease(currentTarget.checked)}
      />
    </div>
  );
}

/** The button that checks for updates. Disabled, but focusable, during another step and once an update is ready. */
const CheckNow = observer(function CheckNow({ status: { state, checkedAt } }: { status: UpdatesStatus }) {
  const { updates } = useStores();
  const isHeld = ["checking", "downloading", "downloaded"].includes(state.status);
  return (
    <div className="cs-updates-check">
      <Button
        icon={<Refresh />}
        text="Check for updates"
        aria-disabled={isHeld || undefined}
        onClick={() => void (isHeld || updates.run("check"))}
      />
      <span className="cs-muted">{formatLastChecked(checkedAt, updates.receivedAt)}</span>
    </div>
  );
});
