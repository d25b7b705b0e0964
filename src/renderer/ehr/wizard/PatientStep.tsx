import { Button } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import type { WizardState } from "../../../shared/bridge/wizardBridge";
import { useStores } from "../../base/useStores";

type Identifier = keyof WizardState["readings"];

const titles: Record<Identifier, string> = { name: "Name", dob: "Date of birth", mrn: "Record number" };
const identifiers = Object.keys(titles) as Identifier[];

/** Wizard step: where the EHR shows name, birth date and record number, with the values read from the open chart. */
export const PatientStep = observer(function PatientStep() {
  const { ehrWizard } = useStores();
  const { state } = ehrWizard;
  if (!state) return null;
  const isAsked = identifiers.includes(state.asks as Identifier);
  return (
    <>
      {isAsked && (
        <p>
          In the EHR’s window, click the patient’s <strong>{titles[state.asks as Identifier].toLowerCase()}</strong>.
          Chartside intercepts the click, so nothing happens in the EHR.
        </p>
      )}
      <dl className="cs-wizard-readings">
        {identifiers.map((what) => (
          <Reading key={what} what={what} />
        ))}
      </dl>
      {(state.asks === "dob" || state.asks === "mrn") && (
        <Button
          size="small"
          text={`The EHR doesn’t show the ${titles[state.asks].toLowerCase()}`}
          onClick={() => void ehrWizard.skip()}
        />
      )}
    </>
  );
});

const Reading = observer(function Reading({ what }: { what: Identifier }) {
  const { ehrWizard } = useStores();
  const { state } = ehrWizard;
  const reading = state?.readings[what];
  const isAsked = state?.asks === what;
  return (
    <div data-asked={isAsked || undefined}>
      <dt>{titles[what]}</dt>
      <dd>
        <span>
          {reading ? (
            <>
              <strong>{reading.text}</strong>
              {reading.second !== null && <span className="cs-muted"> · second patient: {reading.second}</span>}
            </>
          ) : (
            <span className="cs-muted">{isAsked && state.isPicking ? "Waiting for your click" : "Not shown yet"}</span>
          )}
        </span>
        <Button
          size="small"
          variant="minimal"
          text={reading ? "Point again" : "Point at it"}
          aria-label={`${reading ? "Point again at" : "Point at it:"} the ${titles[what].toLowerCase()}`}
          aria-pressed={isAsked && state.isPicking}
          onClick={() => void ehrWizard.pick(true, what)}
        />
      </dd>
    </div>
  );
});
