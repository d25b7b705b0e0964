import { Button, Callout, InputGroup } from "@blueprintjs/core";
import { WarningSign } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useId, useState } from "react";
import { maxProfileNameLength } from "../../../shared/bridge/wizardBridge";
import { useStores } from "../../base/useStores";
import { BusyButton } from "../../ui/BusyButton";
import { Question } from "../../ui/Question";
import { showDone } from "../../ui/showToast";

/** Wizard step: tries the boxes on a test patient's note, and saves the EHR under a name. */
export const FinishStep = observer(function FinishStep({ onSaved }: { onSaved: () => void }) {
  const { ehrWizard } = useStores();
  const [isAsking, setIsAsking] = useState(false);
  const { state, isTried } = ehrWizard;
  if (!state) return null;
  const handleTry = () => {
    setIsAsking(false);
    void ehrWizard.dryRun();
  };
  return (
    <>
      <p>
        Chartside writes a line into each box of the open note, reads it back, and restores the earlier text. It never
        clicks Save or Sign.
      </p>
      <div className="cs-ehr-actions">
        <BusyButton
          isBusy={ehrWizard.busy === "dryRun"}
          intent={isTried ? "none" : "primary"}
          disabled={state.boxes.length === 0}
          text={isTried ? "Try again" : "Try the boxes"}
          onClick={() => setIsAsking(true)}
        />
      </div>
      {state.navigation !== null && (
        <p className="cs-muted">
          Charts are opened at <code>{state.navigation}</code>
        </p>
      )}
      <SaveAs onSaved={onSaved} />
      {isAsking && (
        <Question
          title="Is a test patient’s note open?"
          text="The line is in the note for a moment. An EHR that saves automatically could keep it."
          leave={{ text: "Try the boxes", onClick: handleTry }}
          stay={{ text: "Not yet", onClick: () => setIsAsking(false) }}
        />
      )}
    </>
  );
});

const SaveAs = observer(function SaveAs({ onSaved }: { onSaved: () => void }) {
  const { ehrWizard, ehr, templates } = useStores();
  const [name, setName] = useState("");
  const id = useId();
  const { state, problems, isTried } = ehrWizard;
  const handleSave = async () => {
    const own = templates.items.filter((template) => !template.built_in);
    const sections = own.flatMap((template) => template.sections.map(({ id: section, key }) => ({ id: section, key })));
    if (!(await ehrWizard.finish(name, sections))) return;
    showDone("EHR saved");
    onSaved();
    void ehr.loadProfiles();
  };
  return (
    <>
      <div className="cs-wizard-name">
        <label htmlFor={id}>Name of this EHR</label>
        <InputGroup id={id} value={name} maxLength={maxProfileNameLength} onValueChange={setName} />
        <Button
          intent={isTried ? "primary" : "none"}
          disabled={name.trim() === "" || state?.boxes.length === 0}
          text="Save EHR"
          onClick={() => void handleSave()}
        />
      </div>
      {problems.length > 0 && (
        <Callout role="alert" compact={true} intent="warning" icon={<WarningSign />}>
          {problems.join(" ")}
        </Callout>
      )}
    </>
  );
});
