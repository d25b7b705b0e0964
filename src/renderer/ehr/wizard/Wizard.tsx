import { Button } from "@blueprintjs/core";
import { Tick } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import type { WizardState } from "../../../shared/bridge/wizardBridge";
import { useStores } from "../../base/useStores";
import { BusyButton } from "../../ui/BusyButton";
import { ErrorCallout } from "../../ui/ErrorCallout";
import { BoxesStep } from "./BoxesStep";
import { FinishStep } from "./FinishStep";
import { PatientStep } from "./PatientStep";
import { PlacesStep } from "./PlacesStep";
import "./wizard.css";

/** Numbers of the steps as shown. Step 5 is optional and shown with step 4. */
const stepNumbers: Record<WizardState["step"], number> = { patient: 2, second: 3, boxes: 4, check: 6, done: 6 };

/** Wizard that sets up an EHR in six steps: the clinician clicks the relevant fields in the EHR's window. */
export const Wizard = observer(function Wizard({ onEnd }: { onEnd: () => void }) {
  const { ehrWizard } = useStores();
  const { state, error } = ehrWizard;
  const handleStop = () => {
    onEnd();
    void ehrWizard.cancel();
  };
  const current = state ? stepNumbers[state.step] : 1;
  return (
    <div className="cs-wizard">
      <ol>
        <Step number={1} title="Open a test patient’s chart" current={current}>
          <StartStep />
        </Step>
        <Step number={2} title="Show where the patient is" current={current} isReachable={current > 2}>
          <PatientStep />
        </Step>
        <Step number={3} title="Open a second patient" current={current}>
          <SecondStep />
        </Step>
        <Step number={4} title="Show the boxes of the note" current={current} isReachable={current > 4}>
          <BoxesStep />
        </Step>
        <Step number={5} title="Show what to read" current={current} isReachable={current >= 4}>
          <PlacesStep />
        </Step>
        <Step number={6} title="Try it, then save" current={current} isReachable={current >= 4}>
          <FinishStep onSaved={onEnd} />
        </Step>
      </ol>
      {error && <ErrorCallout error={error} />}
      <div className="cs-wizard-foot">
        <Feedback />
        <span className="cs-spacer" />
        <Button variant="minimal" text="Cancel setup" onClick={handleStop} />
      </div>
    </div>
  );
});

interface StepProps {
  number: number;
  title: string;
  /** Number of the step that the wizard is at. */
  current: number;
  /** Whether the content stays visible after the step, so that it can be changed. */
  isReachable?: boolean;
  children: ReactNode;
}

function Step({ number, title, current, isReachable = false, children }: StepProps) {
  const isDone = number < current;
  const isCurrent = number === current;
  return (
    <li className="cs-wizard-step" aria-current={isCurrent ? "step" : undefined} data-done={isDone || undefined}>
      <span className="cs-wizard-number" aria-hidden={true}>
        {isDone ? <Tick size={12} /> : number}
      </span>
      <div>
        <h3>{title}</h3>
        {(isCurrent || isReachable) && children}
      </div>
    </li>
  );
}

const StartStep = observer(function StartStep() {
  const { ehrWizard, ehr } = useStores();
  if (ehrWizard.state) return null;
  const isOpen = ehr.state === "open";
  return (
    <>
      <p>Open the EHR, sign in as usual, and open a test patient’s chart. Chartside never sees your password.</p>
      <div className="cs-ehr-actions">
        <BusyButton
          isBusy={ehr.state === "starting"}
          intent={isOpen ? "none" : "primary"}
          text={isOpen ? "Show the EHR" : "Open the EHR"}
          onClick={() => void ehr.launch()}
        />
        <BusyButton
          isBusy={ehrWizard.busy === "start"}
          intent={isOpen ? "primary" : "none"}
          text="The chart is open"
          onClick={() => void ehrWizard.start()}
        />
      </div>
    </>
  );
});

const SecondStep = observer(function SecondStep() {
  const { ehrWizard } = useStores();
  if (ehrWizard.state?.step !== "second") return null;
  return (
    <>
      <p>In the EHR, open another patient’s chart. Chartside checks that it then reads different values.</p>
      <div className="cs-ehr-actions">
        <BusyButton
          isBusy={ehrWizard.busy === "secondPatient"}
          intent="primary"
          text="The second chart is open"
          onClick={() => void ehrWizard.secondPatient()}
        />
      </div>
    </>
  );
});

/** How the shell interpreted the last click, or why it failed. */
const Feedback = observer(function Feedback() {
  const { state } = useStores().ehrWizard;
  if (!state) return null;
  return (
    <p role="status" className={state.problem === null ? "cs-tone-ok" : "cs-tone-check"}>
      {state.problem ?? state.understood}
    </p>
  );
});
