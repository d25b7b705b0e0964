import { Button, Callout } from "@blueprintjs/core";
import { Circle, TickCircle, Time, WarningSign } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { type ReactElement, useEffect, useId } from "react";
import { Link } from "react-router-dom";
import type { EhrFault } from "../../shared/bridge/ehrBridge";
import { useScreenActive } from "../base/KeepAliveOutlet";
import { useStores } from "../base/useStores";
import { BusyButton } from "../ui/BusyButton";
import { ScreenHead } from "../ui/ScreenHead";
import { StatusLine } from "../ui/StatusLine";
import "./ehr.css";
import type { EhrState } from "./EhrStore";

/** Messages for why the browser did not open. */
const faultWords: Record<EhrFault, string> = {
  browser_missing: "No browser was found on this computer. Install Chrome, Edge or Chromium, then open it again.",
  setting_wrong: "The browser configured for this computer wasn’t found. Ask the person who set up Chartside.",
  profile_in_use: "The health record is still open in an earlier window. Close that window, then open it again.",
  not_started: "The browser did not start. Try again; if that does not help, restart this computer.",
};

/** EHR Settings in the desktop app: the state of the health record browser, and buttons to open and close it. */
export const EhrSettings = observer(function EhrSettings() {
  const { ehr } = useStores();
  const isActive = useScreenActive();
  useEffect(() => (isActive ? ehr.watch() : undefined), [ehr, isActive]);
  const fault = ehr.state === "closed" ? ehr.status?.fault : null;
  return (
    <div className="cs-page cs-ehr">
      <ScreenHead title="EHR Settings" sub="Opens your health record in its own browser window." />
      <section>
        <h2>Health record browser</h2>
        <p>
          Chartside opens Chrome, Edge or Chromium with its own profile, separate from your other browsing. Sign in to
          your health record there as usual; the sign-in stays on this computer. Chartside sees only the address of the
          open page.
        </p>
        <Shown />
        <Acts />
        {fault && (
          <Callout role="alert" compact={true} intent="warning" icon={<WarningSign />}>
            {faultWords[fault]}
          </Callout>
        )}
      </section>
      <section>
        <h2>Notes</h2>
        <p>
          Filling in notes is not available yet. Copy the signed note in <Link to="/dashboard/scribe">Scribe</Link> and
          paste it into your health record.
        </p>
      </section>
    </div>
  );
});

const stateIcons: Record<EhrState, ReactElement> = {
  unknown: <Time size={12} />,
  starting: <Time size={12} />,
  closing: <Time size={12} />,
  open: <TickCircle size={12} />,
  stuck: <WarningSign size={12} />,
  closed: <Circle size={12} />,
};
const stateWords: Record<EhrState, string> = {
  unknown: "Loading...",
  starting: "Starting…",
  closing: "Closing…",
  open: "Open",
  stuck: "Open, but its page is not responding. Reload the page.",
  closed: "Not running",
};
const stateTones = { open: "ok", stuck: "check" } as const;

const Shown = observer(function Shown() {
  const { state, status } = useStores().ehr;
  const tone = state === "open" || state === "stuck" ? stateTones[state] : "muted";
  const place = state === "open" && status?.currentPage ? new URL(status.currentPage.url).host : null;
  return (
    <p role="status" className="cs-ehr-state">
      <StatusLine icon={stateIcons[state]} tone={tone}>
        {stateWords[state]}
        {place !== null && <span className="cs-muted"> · {place}</span>}
      </StatusLine>
    </p>
  );
});

/** The buttons Open (or Show) and Close. Both are always mounted, so that the focus is not lost. */
const Acts = observer(function Acts() {
  const { ehr } = useStores();
  const { state } = ehr;
  const id = useId();
  const isRunning = state === "open" || state === "stuck";
  return (
    <>
      <div className="cs-ehr-actions">
        <BusyButton
          isBusy={state === "starting"}
          intent={isRunning ? "none" : "primary"}
          text={isRunning ? "Show" : "Open"}
          onClick={() => void ehr.launch()}
        />
        <Button
          text="Close"
          aria-disabled={!isRunning || undefined}
          aria-describedby={id}
          onClick={() => void (isRunning && ehr.close())}
        />
      </div>
      <p id={id} className="cs-muted cs-small">
        Closing it closes all its pages. Save your work in the health record first.
      </p>
    </>
  );
});
