import { Button, Callout } from "@blueprintjs/core";
import { Circle, TickCircle, Time, WarningSign } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { type ReactElement, useEffect, useId, useState } from "react";
import type { EhrFault } from "../../shared/bridge/ehrBridge";
import { useIsScreenActive } from "../base/KeepAliveOutlet";
import { useStores } from "../base/useStores";
import { BusyButton } from "../ui/BusyButton";
import { ScreenHead } from "../ui/ScreenHead";
import { StatusLine } from "../ui/StatusLine";
import "./ehr.css";
import { EhrDialogNotice } from "./EhrDialogNotice";
import { ehrPill } from "./ehrPill";
import type { EhrState } from "./EhrStore";
import { Profiles } from "./profiles/Profiles";
import { AuditView } from "./records/AuditView";
import { CapturedSessions } from "./records/CapturedSessions";
import { Wizard } from "./wizard/Wizard";

/** Messages for why the browser did not open. */
const faultTexts: Record<EhrFault, string> = {
  browser_missing: "No browser was found on this computer. Install Chrome, Edge or Chromium, then open it again.",
  setting_wrong: "The browser configured for this computer wasn’t found. Ask the person who set up Chartside.",
  profile_in_use: "The EHR is still open in an earlier window. Close that window, then open it again.",
  not_started: "The browser did not start. Try again; if that does not help, restart this computer.",
};

/**
 * EHR Settings in the desktop app: the state of the EHR's browser, the EHRs that are set up, the wizard that sets one
 * up, captured data, and the log of what Chartside read and filled.
 */
export const EhrSettings = observer(function EhrSettings() {
  const { ehr, ehrWizard } = useStores();
  const isActive = useIsScreenActive();
  const [isSettingUp, setIsSettingUp] = useState(false);
  useEffect(() => (isActive ? ehr.watch() : undefined), [ehr, isActive]);
  useEffect(() => ehrWizard.follow(), [ehrWizard]);
  const isShowingWizard = isSettingUp || ehrWizard.state !== null;
  return (
    <div className="cs-page cs-ehr">
      <ScreenHead title="EHR Settings" sub="Puts signed notes into your EHR, which opens in its own browser window." />
      <EhrDialogNotice />
      <div className="cs-ehr-columns" data-wizard={isShowingWizard || undefined}>
        <div>
          <BrowserSection />
          <Profiles onSetUp={() => setIsSettingUp(true)} />
        </div>
        <div>
          {isShowingWizard ? (
            <section aria-labelledby="cs-ehr-wizard">
              <h2 id="cs-ehr-wizard">Set up an EHR</h2>
              <Wizard onEnd={() => setIsSettingUp(false)} />
            </section>
          ) : (
            <CapturedSessions />
          )}
        </div>
      </div>
      <AuditView />
    </div>
  );
});

const BrowserSection = observer(function BrowserSection() {
  const { ehr } = useStores();
  const fault = ehr.state === "closed" ? ehr.status?.fault : null;
  return (
    <section>
      <h2>EHR browser</h2>
      <p>
        Chartside opens Chrome, Edge or Chromium with its own profile, separate from your other browsing. Sign in to
        your EHR there as usual; the sign-in stays on this computer. Chartside reads and fills only pages of the EHRs
        below.
      </p>
      <BrowserState />
      <BrowserButtons />
      {fault && (
        <Callout role="alert" compact={true} intent="warning" icon={<WarningSign />}>
          {faultTexts[fault]}
        </Callout>
      )}
    </section>
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
const stateTexts: Record<EhrState, string> = {
  unknown: "Loading...",
  starting: "Starting…",
  closing: "Closing…",
  open: "Open",
  stuck: "Open, but its page is not responding. Reload the page.",
  closed: "Not running",
};
const stateTones = { open: "ok", stuck: "check" } as const;

const BrowserState = observer(function BrowserState() {
  const { state, status } = useStores().ehr;
  const tone = state === "open" || state === "stuck" ? stateTones[state] : "muted";
  const host = state === "open" && status?.currentPage ? new URL(status.currentPage.url).host : null;
  const pill = state === "open" && (status?.chart || status?.dialog) ? ehrPill(state, status) : null;
  return (
    <p role="status" className="cs-ehr-state">
      <StatusLine icon={stateIcons[state]} tone={tone}>
        {stateTexts[state]}
        {host !== null && <span className="cs-muted"> · {host}</span>}
        {pill && <span className={pill.tone === "ok" ? "" : "cs-tone-check"}> · {pill.why}</span>}
      </StatusLine>
    </p>
  );
});

/** The buttons Open (or Show) and Close. Both are always mounted, so that the focus is not lost. */
const BrowserButtons = observer(function BrowserButtons() {
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
        Closing it closes all its pages. Save your work in the EHR first.
      </p>
    </>
  );
});
